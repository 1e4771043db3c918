import { categoryCounts, type RatingKind, ratingKinds } from '#shared/lists.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Rating, RatingInput } from '#shared/schemas/portfolio.ts';

/** A row of an assessment, whatever its kind. */
export type RatedRow = Rating & { kind: RatingKind; entry: CatalogueEntry };

/** Every row of an assessment, by kind. */
export type RowsByKind = Readonly<Record<RatingKind, readonly RatedRow[]>>;

/** How a row stands: rated (0 is an answer), not applicable on purpose, or not answered yet. */
export type RowState = 'rated' | 'na' | 'unrated';

export const stateOf = ({ value, touchedAt }: Pick<Rating, 'value' | 'touchedAt'>): RowState => {
  if (value !== null) return 'rated';
  return touchedAt === null ? 'unrated' : 'na';
};

export const countAnswered = (rows: readonly RatedRow[]): number =>
  rows.filter((row) => stateOf(row) !== 'unrated').length;

/** The row as it stands once an answer is given; liking alone does not answer it. */
export const withAnswer = (row: RatedRow, answer: RatingInput | undefined, givenAt: string): RatedRow => {
  if (!answer) return row;
  const { value = row.value, importantFlag = row.importantFlag } = answer;
  return { ...row, value, importantFlag, touchedAt: answer.value === undefined ? row.touchedAt : givenAt };
};

/** The rows with what a save brought back. */
export const withSaved = <Row extends Omit<Rating, 'importantFlag'>>(
  rows: readonly Row[],
  saved: readonly Rating[],
): Row[] => {
  const byId = new Map(saved.map((rating) => [rating.id, rating]));
  return rows.map((row) => ({ ...row, ...byId.get(row.id) }));
};

/** A row with what the order of questions goes by. */
export type AskedRow = RatedRow & { category: number };

/** The rows as the guided way asks them. */
export const askedRows = (rows: RowsByKind): Readonly<Record<RatingKind, readonly AskedRow[]>> => {
  const asked = (kind: RatingKind) => rows[kind].map((row) => ({ ...row, category: row.entry.category }));
  return { activity: asked('activity'), skill: asked('skill'), value: asked('value'), rncp: asked('rncp') };
};

/** The rows of each category, from 1 to `count`, categories without rows left out. */
export const byCategory = (rows: readonly RatedRow[], count: number): { category: number; rows: RatedRow[] }[] =>
  Array.from({ length: count }, (_, index) => index + 1)
    .map((category) => ({ category, rows: rows.filter(({ entry }) => entry.category === category) }))
    .filter((page) => page.rows.length > 0);

/** Which of the pages, from 0, is that of the category which an address names by its number; undefined when it is none of them. */
export const pageNamed = (pages: readonly { category: number }[], name: string | null): number | undefined => {
  const index = pages.findIndex(({ category }) => String(category) === name);
  return index === -1 ? undefined : index;
};

/** Every row in the order in which the screen shows them. */
export const inOrder = (rows: RowsByKind): RatedRow[] =>
  ratingKinds.flatMap((kind) => byCategory(rows[kind], categoryCounts[kind]).flatMap((page) => page.rows));

/** The next row without an answer, from a place on and then from the beginning; undefined when all have one. */
export const nextUnanswered = (ordered: readonly RatedRow[], start: number): RatedRow | undefined =>
  [...ordered.slice(start), ...ordered.slice(0, start)].find((row) => stateOf(row) === 'unrated');
