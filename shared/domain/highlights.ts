import type { RatingKind } from '../lists.ts';

type RatedRow = { readonly value: number | null; readonly importantFlag: boolean | null };
type RatedKind<R> = { readonly kind: RatingKind; readonly categories: readonly { readonly rows: readonly R[] }[] };

/** The page has no room for more; the tables after it list all rows. */
const listed = 4;

/** Least rating of a strength, and highest rating of a skill to develop, as on job badges. */
const strong = 4;
const weak = 2;
const frequent = 3;

export type Highlights<R> = { rows: readonly R[]; more: number };

const rowsOf = <R>(kinds: readonly RatedKind<R>[], kind: RatingKind): R[] =>
  kinds.filter((each) => each.kind === kind).flatMap(({ categories }) => categories.flatMap(({ rows }) => rows));

const first = <R>(rows: readonly R[]): Highlights<R> => ({
  rows: rows.slice(0, listed),
  more: Math.max(0, rows.length - listed),
});

const liking = ({ importantFlag }: RatedRow): number =>
  Number(importantFlag === true) - Number(importantFlag === false);
const rating = ({ value }: RatedRow): number => value ?? -1;
export const highest = (a: RatedRow, b: RatedRow): number => rating(b) - rating(a) || liking(b) - liking(a);
export const lowest = (a: RatedRow, b: RatedRow): number => liking(b) - liking(a) || rating(a) - rating(b);

/** Activities must be liked and frequent. Equal rows keep the catalogue's order. */
export const highlightsOf = <R extends RatedRow>(kinds: readonly RatedKind<R>[]) => {
  const skills = rowsOf(kinds, 'skill');
  return {
    skills: first(skills.filter((row) => rating(row) >= strong).sort(highest)),
    activities: first(
      rowsOf(kinds, 'activity')
        .filter((row) => row.importantFlag === true && rating(row) >= frequent)
        .sort(highest),
    ),
    values: first(
      rowsOf(kinds, 'value')
        .filter((row) => rating(row) >= strong)
        .sort(highest),
    ),
    toDevelop: first(skills.filter(({ value }) => value !== null && value <= weak).sort(lowest)),
  };
};
