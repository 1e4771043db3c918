import type { RatingKind } from '#shared/lists.ts';
import type { ReportKind, ReportRow } from './input.ts';

/** As many of each as the page has room for; the tables that follow hold them all. */
const listed = 4;

/** From there on a rating is a strength, down to there something to develop, as on the badges of a suggested job. */
const strong = 4;
const weak = 2;
/** What is done at least often. */
const frequent = 3;

export type Highlights = { rows: readonly ReportRow[]; more: number };

const rowsOf = (kinds: readonly ReportKind[], kind: RatingKind): ReportRow[] =>
  kinds.filter((each) => each.kind === kind).flatMap(({ categories }) => categories.flatMap(({ rows }) => rows));

const first = (rows: readonly ReportRow[]): Highlights => ({
  rows: rows.slice(0, listed),
  more: Math.max(0, rows.length - listed),
});

const liking = ({ importantFlag }: ReportRow): number =>
  Number(importantFlag === true) - Number(importantFlag === false);
const rating = ({ value }: ReportRow): number => value ?? -1;
const highest = (a: ReportRow, b: ReportRow): number => rating(b) - rating(a) || liking(b) - liking(a);
const lowest = (a: ReportRow, b: ReportRow): number => liking(b) - liking(a) || rating(a) - rating(b);

/**
 * What stands out in an assessment: the skills and values rated highest, the activities that are both liked and frequent,
 * and the skills to develop, those first that one likes to use. Equals stay in the catalogue's order.
 */
export const highlightsOf = (kinds: readonly ReportKind[]) => {
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
