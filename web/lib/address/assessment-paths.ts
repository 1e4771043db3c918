import type { Portfolio } from '#shared/schemas/portfolio-record.ts';

export const assessmentsPath = '/user/assessment';

export const assessmentPaths = (portfolioId: string) => {
  const id = encodeURIComponent(portfolioId);
  const tabs = `${assessmentsPath}/${id}`;
  return { tabs, guided: `${tabs}/guided`, result: `${tabs}/result`, jobs: `/user/jobs?portfolio=${id}` };
};

type Asked = Pick<Portfolio, 'id' | 'researchDomain' | 'wishes'>;

/** Leads to the jobs; before the first list, through the screen that asks for domain, title and wishes. */
export const wayToJobs = ({ id, researchDomain, wishes }: Asked): string =>
  researchDomain === null && wishes.length === 0
    ? `/user/jobs/wishes?portfolio=${encodeURIComponent(id)}`
    : assessmentPaths(id).jobs;
