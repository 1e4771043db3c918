import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { jobPaths } from './job-paths.ts';

export const assessmentsPath = '/user/assessment';

export const assessmentPaths = (portfolioId: string) => {
  const id = encodeURIComponent(portfolioId);
  const tabs = `${assessmentsPath}/${id}`;
  return {
    tabs,
    guided: `${tabs}/guided`,
    result: `${tabs}/result`,
    proofs: `${tabs}/proofs`,
    jobs: jobPaths(portfolioId).list,
  };
};

/** Neither domain nor wishes are known: they are asked before the first list. */
export const isUnasked = ({ researchDomain, wishes }: Pick<Portfolio, 'researchDomain' | 'wishes'>): boolean =>
  researchDomain === null && wishes.length === 0;

/** Leads to the jobs, before the first list through the screen that asks. */
export const wayToJobs = (portfolio: Pick<Portfolio, 'id' | 'researchDomain' | 'wishes'>): string =>
  isUnasked(portfolio) ? jobPaths(portfolio.id).wishes : jobPaths(portfolio.id).list;
