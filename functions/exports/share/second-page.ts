/** Approximate heights, in rows of two strengths. The head's is set too low, as the first page may be the fuller one. */
const heights = { head: 1.5, heading: 0.9, caution: 0.6 } as const;
/** In rows; a third of a page is 3.6. */
const least = 4;
/** Penalties, in rows of difference between the pages, for splitting a section and for a nearly empty second page. */
const costs = { within: 4, empty: 10 } as const;

/** `first` is the index of the row's first strength in the section. A section's first row includes the heading. */
type Row = { section: number; first: number; height: number };

const rowsOf = (counts: readonly number[]): Row[] =>
  counts.flatMap((count, section) =>
    Array.from({ length: Math.ceil(count / 2) }, (_, i) => ({
      section,
      first: 2 * i,
      height: i === 0 ? 1 + heights.heading : 1,
    })),
  );

const sum = (rows: readonly Row[]): number => rows.reduce((total, { height }) => total + height, 0);

const secondPageStart = (counts: readonly number[]): Row | undefined => {
  const rows = rowsOf(counts);
  const starts = rows.slice(1).map((row, i) => {
    const isWithin = row.first > 0;
    const before = heights.head + sum(rows.slice(0, i + 1));
    const after = sum(rows.slice(i + 1)) + heights.caution;
    const cost = Math.abs(before - after) + (isWithin ? costs.within : 0) + (after < least ? costs.empty : 0);
    return { row, cost };
  });
  return starts.sort((a, b) => a.cost - b.cost)[0]?.row;
};

/**
 * Returns, for each section's count, the index of the strength from which on it must not be split. Everything after the
 * likely page break then moves to the second page together, if the printer needs one.
 */
export const wholeFrom = (counts: readonly number[]): number[] => {
  const start = secondPageStart(counts);
  return counts.map((count, section) => {
    if (!start || section < start.section) return count;
    return section === start.section ? start.first : 0;
  });
};
