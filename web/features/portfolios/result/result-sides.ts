import { isAnswered, skillsNeeded } from '#shared/domain/assessment-progress.ts';
import { type CategoryFigures, figuresOf } from '#shared/domain/category-figures.ts';
import type { AnswersById } from '#shared/domain/moved-answers.ts';
import { categoryCounts, type RatingKind } from '#shared/lists.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { byCategory } from '#web/features/portfolios/rating/rated-row.ts';
import type { RatedRow, RowsByKind } from '#web/lib/calls/use-rated-rows.ts';

export type Side = { portfolio: PortfolioProgress; rows: RowsByKind };
export type Pair = { earlier: Side; later: Side };

export const pairOf = (one: Side, other: Side): Pair =>
  one.portfolio.createdAt < other.portfolio.createdAt ? { earlier: one, later: other } : { earlier: other, later: one };

/** Leaves out unanswered rows. */
export const answersOf = (rows: readonly RatedRow[]): AnswersById =>
  new Map(rows.filter(isAnswered).map(({ entry, value }) => [entry.id, { value }]));

export const figuresOfKind = ({ rows }: Side, kind: RatingKind): CategoryFigures[] =>
  byCategory(rows[kind], categoryCounts[kind]).map(({ category, rows: members }) =>
    figuresOf({
      category,
      rows: members.map((row) => ({ value: row.value, answered: isAnswered(row) })),
    }),
  );

/** True when the answers suffice to rank jobs. */
export const isRanked = ({ rows }: Side): boolean => skillsNeeded(rows.skill).missing === 0;
