import type { Circuit } from '#shared/domain/labyrinth.ts';
import { type RatingKind, ratingKinds } from '#shared/lists.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { assessmentPaths, assessmentsPath } from '#web/lib/address/assessment-paths.ts';
import { spinePaths } from '#web/lib/address/spine-paths.ts';

const jobsPath = '/user/jobs';

/** Returns the screen that walks each circuit. Without an assessment, its list and that of jobs say how to begin. */
export const circuitPaths = (assessment: PortfolioProgress | undefined): Record<Circuit, string> => {
  const { jobs = jobsPath, kept = jobs, compare = kept, project = '' } = spinePaths(assessment);
  const tabOf = (kind: RatingKind): string =>
    assessment ? `${assessmentPaths(assessment.id).tabs}?activeTab=${ratingKinds.indexOf(kind)}` : assessmentsPath;
  return {
    skill: tabOf('skill'),
    activity: tabOf('activity'),
    value: tabOf('value'),
    wishes: assessment ? `${jobsPath}/wishes?portfolio=${encodeURIComponent(assessment.id)}` : jobsPath,
    kept,
    comparison: compare,
    plan: project,
  };
};

export const jobPath = (portfolioId: string, jobId: string): string =>
  `${jobsPath}/${encodeURIComponent(portfolioId)}/${encodeURIComponent(jobId)}`;
