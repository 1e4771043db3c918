import { type Catalogue, ratedKind } from '#functions/data/catalogue/catalogue.ts';
import { rowId } from '#functions/data/kernel/ids.ts';
import type { StoredPortfolio } from '#functions/data/portfolios/portfolios.ts';
import type { RatingKind } from '#shared/lists.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Rating } from '#shared/schemas/portfolio.ts';

/** The answer of an assessment to one catalogue entry, given or not. */
export const toRating = (portfolio: StoredPortfolio, entryId: string): Rating => {
  const answer = portfolio.answers.get(entryId);
  return {
    id: rowId(portfolio.id, entryId),
    value: answer?.value ?? null,
    touchedAt: answer?.touchedAt ?? null,
    importantFlag: portfolio.flags.get(entryId) ?? null,
  };
};

/** Every entry of a kind with its answer: rows exist at once, nothing is stored until the first answer. A retired entry stays where it was rated. */
export const ratedEntries = (
  portfolio: StoredPortfolio,
  catalogue: Catalogue,
  kind: RatingKind,
): { rating: Rating; entry: CatalogueEntry }[] =>
  ratedKind(catalogue, kind, portfolio.answers).map((entry) => ({ rating: toRating(portfolio, entry.id), entry }));
