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

/** An assessment's answer to a catalogue entry; its fields are null before it is given. */
const toRating = (portfolio: StoredPortfolio, entryId: string): Rating => {
  const answer = portfolio.answers.get(entryId);
  return {
    id: rowId(portfolio.id, entryId),
    value: answer?.value ?? null,
    touchedAt: answer?.touchedAt ?? null,
    importantFlag: portfolio.flags.get(entryId) ?? null,
  };
};

/** The calls of one kind; `present` nests the catalogue entry under the kind's name. */
export const ratingCalls = <Row>(kind: RatingKind, present: (rating: Rating, entry: CatalogueEntry) => Row) => ({
  /** Every entry has a row, answered or not. A retired entry has one only where it was answered. */
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

/** Answers several entries of an assessment in one write; throws `not_found` when one is not in the catalogue. */
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
