import { type Highlights, highest, lowest } from './highlights.ts';

type RatedRow = { readonly value: number | null; readonly importantFlag: boolean | null };

/** Rows per list; no row is in both lists. */
const listed = 5;

/** `more` counts cut rows with the same rating as the last one shown. */
const cut = <R extends RatedRow>(rows: readonly R[], most = listed): Highlights<R> => {
  const shown = rows.slice(0, most);
  return { rows: shown, more: rows.slice(most).filter(({ value }) => value === shown.at(-1)?.value).length };
};

const leastFirst = (a: RatedRow, b: RatedRow): number => (a.value ?? 0) - (b.value ?? 0) || lowest(a, b);

/**
 * Disliked rows are never listed as lowest: they are no wish to grow. Liked rows come first among equals, then the
 * catalogue's order. With all ratings equal, nothing is lowest.
 */
export const standoutsOf = <R extends RatedRow>(rows: readonly R[]) => {
  const rated = rows.filter(({ value }) => value !== null).sort(highest);
  const best = cut(rated, Math.min(listed, Math.ceil(rated.length / 2)));
  const bar = best.rows.at(-1)?.value ?? 0;
  const below = rated.filter(({ value, importantFlag }) => (value ?? bar) < bar && importantFlag !== false);
  return { highest: best, lowest: cut(below.sort(leastFirst)) };
};
