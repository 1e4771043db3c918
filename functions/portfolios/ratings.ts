import { kindOf, loadCatalogue, ratedKind } from '#functions/data/catalogue/catalogue.ts';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { parseRowId, rowId } from '#functions/data/kernel/ids.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { getPortfolio, ratePortfolio, type StoredPortfolio } from '#functions/data/portfolios/portfolios.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { portfolios } from '#shared/contracts/portfolios.ts';
import { isLikeable, type RatingKind } from '#shared/lists.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Rating, RatingInput } from '#shared/schemas/portfolio.ts';

/** Fields are null before the entry is answered. */
const toRating = (portfolio: StoredPortfolio, entryId: string): Rating => {
  const answer = portfolio.answers.get(entryId);
  return {
    id: rowId(portfolio.id, entryId),
    value: answer?.value ?? null,
    touchedAt: answer?.touchedAt ?? null,
    importantFlag: portfolio.flags.get(entryId) ?? null,
  };
};

export const ratingCalls = <Row>(kind: RatingKind, present: (rating: Rating, entry: CatalogueEntry) => Row) => ({
  /** Includes unanswered entries, but retired ones only where answered. */
  list: async ({ params }: { params: { portfolioId: string } }, { now }: WriteContext): Promise<Row[]> => {
    const [portfolio, catalogue] = await Promise.all([getPortfolio(params.portfolioId), loadCatalogue(now)]);
    return ratedKind(catalogue, kind, portfolio.answers).map((entry) => present(toRating(portfolio, entry.id), entry));
  },
  rate: async (
    { params, body }: { params: { id: string }; body: RatingInput },
    context: WriteContext,
  ): Promise<Row> => {
    const { thingId, entryId } = requireFound(parseRowId(params.id));
    const { entryById } = await loadCatalogue(context.now);
    const entry = requireFound(kindOf(entryId) === kind ? entryById.get(entryId) : null);
    const portfolio = await ratePortfolio(thingId, new Map([[entryId, body]]), context);
    return present(toRating(portfolio, entryId), entry);
  },
});

/** Makes one write; throws `not_found` when an entry is not in the catalogue. */
export const rateMany: Handlers<typeof portfolios>['rateMany'] = async ({ params, body }, context) => {
  const { entryById } = await loadCatalogue(context.now);
  const inputs = new Map(
    body.ratings.map(({ id, value, importantFlag }) => {
      const { entryId } = requireFound(parseRowId(id));
      const kind = kindOf(requireFound(entryById.get(entryId)).id);
      return [entryId, kind && isLikeable(kind) ? { value, importantFlag } : { value }] as const;
    }),
  );
  const portfolio = await ratePortfolio(params.id, inputs, context);
  return { ratings: [...inputs.keys()].map((entryId) => toRating(portfolio, entryId)) };
};
