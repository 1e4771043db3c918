import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { found } from '#functions/data/kernel/found.ts';
import { ownerOf } from '#functions/data/kernel/ids.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { findPortfolio } from '#functions/data/portfolios/portfolios.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { portfolios } from '#shared/contracts/portfolios.ts';
import { AppError } from '#shared/errors.ts';
import { explainJob as explained } from '#shared/matching/explained-job.ts';
import type { Refusal } from '#shared/matching/refusal.ts';
import { suggestJobs } from '#shared/matching/suggested-jobs.ts';

/** What jobs are suggested by: the assessment, its owner's thesis and the catalogue. */
const read = (id: string, now: Date) =>
  Promise.all([findPortfolio(id), findRecord(Doctorates, ownerOf(id)), loadCatalogue(now)] as const);

const incomplete = ({ categories }: Refusal) => new AppError('incomplete_evaluation', { details: categories });

/** The jobs that are open to the assessment’s research domains, in the order in which they fit; throws `incomplete_evaluation` with the counts per skill category when too little is answered. */
export const generateJobs: Handlers<typeof portfolios>['generateJobs'] = async ({ params, query }, { now }) => {
  const [portfolio, thesis, catalogue] = await read(params.id, now);
  const suggested = suggestJobs(portfolio, thesis, catalogue, query.limit);
  if (suggested.refusal) throw incomplete(suggested.refusal);
  return suggested;
};

/** Why a job stands where it stands, or would with other answers, which are not kept; throws `not_found` for a job that is not offered. */
export const explainJob: Handlers<typeof portfolios>['explainJob'] = async ({ params, body }, { now }) => {
  const [portfolio, thesis, catalogue] = await read(params.id, now);
  const outcome = explained(portfolio, thesis, catalogue, body);
  if (outcome.refusal) throw incomplete(outcome.refusal);
  return found(outcome.explanation);
};
