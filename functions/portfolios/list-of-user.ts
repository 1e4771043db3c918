import { type Catalogue, loadCatalogue, ratedKind } from '#functions/data/catalogue/catalogue.ts';
import { listPortfolios, type StoredPortfolio } from '#functions/data/portfolios/portfolios.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { portfolios } from '#shared/contracts/portfolios.ts';
import { ratingKinds } from '#shared/lists.ts';

/** How much of what an assessment asks is answered, N/A on purpose too, of all kinds together. */
const progressOf = ({ answers }: StoredPortfolio, catalogue: Catalogue): { answered: number; total: number } => {
  const asked = ratingKinds.flatMap((kind) => ratedKind(catalogue, kind, answers));
  return { answered: asked.filter(({ id }) => answers.has(id)).length, total: asked.length };
};

/** A candidate’s assessments, the latest first, each with how far it is. */
export const listOfUser: Handlers<typeof portfolios>['listOfUser'] = async ({ params }, { now }) => {
  const [stored, catalogue] = await Promise.all([listPortfolios(params.userId), loadCatalogue(now)]);
  return { portfolios: stored.map((portfolio) => ({ ...portfolio, ...progressOf(portfolio, catalogue) })) };
};
