import { comparedIds, fewestCompared } from '#shared/matching/compared-jobs.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { assessmentPaths, assessmentsPath } from './assessment-paths.ts';

export const spineSteps = ['questions', 'jobs', 'kept', 'compare', 'project'] as const;
export type SpineStep = (typeof spineSteps)[number];

/** True once the assessment's answers suffice to rank jobs. */
export const isRanked = ({ kinds, answered, total }: PortfolioProgress): boolean =>
  kinds ? kinds.missingSkills === 0 : answered === total;

/** Undefined where the step has no screen yet. */
export const spinePaths = (portfolio: PortfolioProgress | undefined): Partial<Record<SpineStep, string>> => {
  const project = '/user/career';
  if (!portfolio) return { questions: assessmentsPath, project };
  const { tabs, result, jobs } = assessmentPaths(portfolio.id);
  const compared = comparedIds(portfolio.keptJobs.join());
  return {
    questions: isRanked(portfolio) ? result : tabs,
    jobs,
    ...(portfolio.keptJobs.length > 0 && { kept: `${jobs}&show=kept` }),
    ...(compared.length >= fewestCompared && {
      compare: `/user/jobs/compare?jobs=${compared.join()}&portfolio=${encodeURIComponent(portfolio.id)}`,
    }),
    project,
  };
};
