import { isAnswered } from '#shared/domain/assessment-progress.ts';
import { matchStanding } from '#shared/domain/guided-order.ts';
import { categoryCounts, ratingKinds } from '#shared/lists.ts';
import type { Rating, RatingInput } from '#shared/schemas/portfolio.ts';
import type { RatedRow, RowsByKind } from '#web/lib/calls/use-rated-rows.ts';

/** 0 counts as rated; `na` is an explicit "not applicable". */
export type RowState = 'rated' | 'na' | 'unrated';

export const stateOf = ({ value, touchedAt }: Pick<Rating, 'value' | 'touchedAt'>): RowState => {
  if (value !== null) return 'rated';
  return touchedAt === null ? 'unrated' : 'na';
};

export const countAnswered = (rows: readonly RatedRow[]): number => rows.filter(isAnswered).length;

/** `done` means that everything is answered; else what is still needed for jobs. */
export const standingOf = (rows: RowsByKind): 'done' | ReturnType<typeof matchStanding> =>
  ratingKinds.every((kind) => rows[kind].every(isAnswered)) ? 'done' : matchStanding(rows);

/** A like alone does not make a row answered. */
export const withAnswer = (row: RatedRow, answer: RatingInput | undefined, givenAt: string): RatedRow => {
  if (!answer) return row;
  const { value = row.value, importantFlag = row.importantFlag } = answer;
  return { ...row, value, importantFlag, touchedAt: answer.value === undefined ? row.touchedAt : givenAt };
};

export const withSaved = <Row extends Omit<Rating, 'importantFlag'>>(
  rows: readonly Row[],
  saved: readonly Rating[],
): Row[] => {
  const byId = new Map(saved.map((rating) => [rating.id, rating]));
  return rows.map((row) => ({ ...row, ...byId.get(row.id) }));
};

/** Categories count from 1; leaves out empty ones. */
export const byCategory = (rows: readonly RatedRow[], count: number): { category: number; rows: RatedRow[] }[] =>
  Array.from({ length: count }, (_, index) => index + 1)
    .map((category) => ({ category, rows: rows.filter((row) => row.category === category) }))
    .filter((page) => page.rows.length > 0);

export const findPage = (pages: readonly { category: number }[], name: string | null): number | undefined => {
  const index = pages.findIndex(({ category }) => String(category) === name);
  return index === -1 ? undefined : index;
};

export const inOrder = (rows: RowsByKind): RatedRow[] =>
  ratingKinds.flatMap((kind) => byCategory(rows[kind], categoryCounts[kind]).flatMap((page) => page.rows));

/** Wraps around at the end. */
export const nextUnanswered = (ordered: readonly RatedRow[], start: number): RatedRow | undefined =>
  [...ordered.slice(start), ...ordered.slice(0, start)].find((row) => !isAnswered(row));
