/** Roughly how high things are, in rows of two strengths; the head is given less than it has, as the first page may be the fuller one. */
const heights = { head: 1.5, heading: 0.9, caution: 0.6 } as const;
/** What a second page has at least, of which a third is 3.6 rows. */
const least = 4;
/** By how many rows pages may rather differ than part a section, and than leave the second one nearly empty. */
const costs = { within: 4, empty: 10 } as const;

/** A row of two strengths: of which section, where in it, and what stands above it in one. */
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

/** Where a second page would begin: where both pages are most alike, and rather at a section's first strength. */
const startOf = (counts: readonly number[]): Row | undefined => {
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
 * From which strength on a section is kept whole, for sections of so many: what follows the start of a second page moves there
 * together, or not at all. Whether it has to, only the printer knows.
 */
export const wholeFrom = (counts: readonly number[]): number[] => {
  const start = startOf(counts);
  return counts.map((count, section) => {
    if (!start || section < start.section) return count;
    return section === start.section ? start.first : 0;
  });
};
