import { loadCatalogue } from '#functions/data/catalogue.ts';
import { findPortfolio } from '#functions/data/portfolios.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { portfolios } from '#shared/contracts/portfolios.ts';
import { suggestJobs } from '#shared/domain/suggested-jobs.ts';
import { AppError } from '#shared/errors.ts';

/** The jobs that are open to the assessment’s research domain, in the order in which they fit; throws `incomplete_evaluation` with the counts per skill category when too little is answered. */
export const generateJobs: Handlers<typeof portfolios>['generateJobs'] = async ({ params }, { now }) => {
  const [portfolio, catalogue] = await Promise.all([findPortfolio(params.id), loadCatalogue(now)]);
  const suggested = suggestJobs(portfolio, catalogue);
  if (suggested.refusal) throw new AppError('incomplete_evaluation', { details: suggested.refusal.categories });
  return suggested;
};
