import { type Highlights, highest, lowest } from './highlights.ts';

type RatedRow = { readonly value: number | null; readonly importantFlag: boolean | null };

/** As many of each, and never the same row twice. */
const listed = 5;

/** The first rows, and how many more have the last one's rating. */
const cut = <R extends RatedRow>(rows: readonly R[], most = listed): Highlights<R> => {
  const shown = rows.slice(0, most);
  return { rows: shown, more: rows.slice(most).filter(({ value }) => value === shown.at(-1)?.value).length };
};

const leastFirst = (a: RatedRow, b: RatedRow): number => (a.value ?? 0) - (b.value ?? 0) || lowest(a, b);

/**
 * What of one kind is rated highest and lowest, by one's own measure. What one dislikes is no wish to grow, so it is not among the
 * lowest. Equals stay in the catalogue's order, liked ones first; when all ratings are equal nothing is lowest.
 */
export const standoutsOf = <R extends RatedRow>(rows: readonly R[]) => {
  const rated = rows.filter(({ value }) => value !== null).sort(highest);
  const best = cut(rated, Math.min(listed, Math.ceil(rated.length / 2)));
  const bar = best.rows.at(-1)?.value ?? 0;
  const below = rated.filter(({ value, importantFlag }) => (value ?? bar) < bar && importantFlag !== false);
  return { highest: best, lowest: cut(below.sort(leastFirst)) };
};
