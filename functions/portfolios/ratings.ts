import { kindOf, loadCatalogue } from '#functions/data/catalogue.ts';
import { parseRatingId } from '#functions/data/ids.ts';
import { findPortfolio, ratePortfolio, type StoredPortfolio } from '#functions/data/portfolios.ts';
import { AppError } from '#shared/errors.ts';
import { isLikeable, type RatingKind } from '#shared/lists.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue.ts';
import type { Rating, RatingInput } from '#shared/schemas/portfolio.ts';
import { ratedEntries, toRating } from './rows.ts';

type Call = { now: Date };

/** The assessment of that id; throws `not_found`. */
export const mustFind = async (id: string): Promise<StoredPortfolio> => {
  const portfolio = await findPortfolio(id);
  if (!portfolio) throw new AppError('not_found');
  return portfolio;
};

/** The twin calls of one kind: list an assessment's rows, answer one. `present` nests the entry under the kind's name. */
export const ratingCalls = <Row>(kind: RatingKind, present: (rating: Rating, entry: CatalogueEntry) => Row) => ({
  list: async ({ params }: { params: { portfolioId: string } }, { now }: Call): Promise<Row[]> => {
    const [portfolio, catalogue] = await Promise.all([mustFind(params.portfolioId), loadCatalogue(now)]);
    return ratedEntries(portfolio, catalogue, kind).map(({ rating, entry }) => present(rating, entry));
  },
  rate: async ({ params, body }: { params: { id: string }; body: RatingInput }, { now }: Call): Promise<Row> => {
    const parsed = parseRatingId(params.id);
    const entry = parsed && (await loadCatalogue(now)).entryById.get(parsed.entryId);
    if (!entry || kindOf(entry.id) !== kind) throw new AppError('not_found');
    const portfolio = await ratePortfolio(parsed.portfolioId, { [entry.id]: body }, now);
    return present(toRating(portfolio, entry.id), entry);
  },
});

/** Answers several rows of one assessment in one write; throws `not_found` when one of them is not its own. */
export const rateMany = async (
  { params, body }: { params: { id: string }; body: { ratings: readonly (RatingInput & { id: string })[] } },
  { now }: Call,
): Promise<{ ratings: Rating[] }> => {
  const { entryById } = await loadCatalogue(now);
  const inputs: Record<string, RatingInput> = {};
  for (const { id, value, importantFlag } of body.ratings) {
    const parsed = parseRatingId(id);
    const kind = parsed && kindOf(parsed.entryId);
    if (!kind || parsed.portfolioId !== params.id || !entryById.has(parsed.entryId)) throw new AppError('not_found');
    inputs[parsed.entryId] = isLikeable(kind) ? { value, importantFlag } : { value };
  }
  const portfolio = await ratePortfolio(params.id, inputs, now);
  return { ratings: Object.keys(inputs).map((entryId) => toRating(portfolio, entryId)) };
};
