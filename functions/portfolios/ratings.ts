import { kindOf, loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { parseRowId } from '#functions/data/kernel/ids.ts';
import { findPortfolio, ratePortfolio } from '#functions/data/portfolios/portfolios.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { portfolios } from '#shared/contracts/portfolios.ts';
import { isLikeable, type RatingKind } from '#shared/lists.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Rating, RatingInput } from '#shared/schemas/portfolio.ts';
import { ratedEntries, toRating } from './rows.ts';

/** The twin calls of one kind: list an assessment's rows, answer one. `present` nests the entry under the kind's name. */
export const ratingCalls = <Row>(kind: RatingKind, present: (rating: Rating, entry: CatalogueEntry) => Row) => ({
  list: async ({ params }: { params: { portfolioId: string } }, { now }: WriteContext): Promise<Row[]> => {
    const [portfolio, catalogue] = await Promise.all([findPortfolio(params.portfolioId), loadCatalogue(now)]);
    return ratedEntries(portfolio, catalogue, kind).map(({ rating, entry }) => present(rating, entry));
  },
  rate: async (
    { params, body }: { params: { id: string }; body: RatingInput },
    context: WriteContext,
  ): Promise<Row> => {
    const { thingId, entryId } = found(parseRowId(params.id));
    const { entryById } = await loadCatalogue(context.now);
    const entry = found(kindOf(entryId) === kind ? entryById.get(entryId) : null);
    const portfolio = await ratePortfolio(thingId, new Map([[entryId, body]]), context);
    return present(toRating(portfolio, entryId), entry);
  },
});

/** Answers several rows of one assessment in one write; throws `not_found` when one of them is not in the catalogue. */
export const rateMany: Handlers<typeof portfolios>['rateMany'] = async ({ params, body }, context) => {
  const { entryById } = await loadCatalogue(context.now);
  const inputs = new Map(
    body.ratings.map(({ id, value, importantFlag }) => {
      const { entryId } = found(parseRowId(id));
      const kind = kindOf(found(entryById.get(entryId)).id);
      return [entryId, kind && isLikeable(kind) ? { value, importantFlag } : { value }] as const;
    }),
  );
  const portfolio = await ratePortfolio(params.id, inputs, context);
  return { ratings: [...inputs.keys()].map((entryId) => toRating(portfolio, entryId)) };
};
