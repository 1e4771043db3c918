import { type CategoryFigures, figuresOf } from '#shared/domain/category-figures.ts';
import type { AnswersById } from '#shared/domain/moved-answers.ts';
import { categoryCounts, type RatingKind } from '#shared/lists.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { byCategory, type RatedRow, type RowsByKind, stateOf } from '#web/features/portfolios/rating/rated-row.ts';

export type Side = { portfolio: PortfolioProgress; rows: RowsByKind };
export type Pair = { earlier: Side; later: Side };

export const pairOf = (one: Side, other: Side): Pair =>
  one.portfolio.createdAt < other.portfolio.createdAt ? { earlier: one, later: other } : { earlier: other, later: one };

/** Leaves out unanswered rows. */
export const answersOf = (rows: readonly RatedRow[]): AnswersById =>
  new Map(rows.filter((row) => stateOf(row) !== 'unrated').map(({ entry, value }) => [entry.id, { value }]));

export const figuresOfKind = ({ rows }: Side, kind: RatingKind): CategoryFigures[] =>
  byCategory(rows[kind], categoryCounts[kind]).map(({ category, rows: members }) =>
    figuresOf({
      category,
      rows: members.map((row) => ({ value: row.value, answered: stateOf(row) !== 'unrated' })),
    }),
  );
