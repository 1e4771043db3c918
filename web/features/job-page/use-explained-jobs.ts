import { localized } from '#shared/domain/localized.ts';
import { mostJobs } from '#shared/limits.ts';
import { movingAnswer } from '#shared/matching/job-gaps.ts';
import type { CalculatedJob, JobExplanation } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';
import { type Names, useNames } from './use-names.ts';
import { type Courses, useSkillCourses } from './use-skill-courses.ts';

/** A job that does not exist, or that the assessment does not rank. */
const isUnranked = ({ status, code }: ApiError): boolean =>
  status === 404 || (status === 422 && code !== 'incomplete_evaluation');

export type Explained = {
  /** Leaves out jobs that are not ranked. */
  explanations: readonly JobExplanation[];
  /** The whole list, for places and neighbours. */
  list: readonly CalculatedJob[];
  names: Names;
  jobNames: Names;
  /** Courses of one's university for the widest gap of each job. */
  courses: Courses;
};

/** Explains three jobs at most. */
export const useExplainedJobs = (portfolioId: string | undefined, jobIds: readonly string[]) => {
  const params = { id: portfolioId ?? '' };
  const useExplained = (jobId: string | undefined) =>
    useCall(api.portfolios.explainJob, [{ params, body: { jobId: jobId ?? '', answers: [] } }], {
      isEnabled: portfolioId !== undefined && jobId !== undefined,
      isState: isUnranked,
    });
  const [first, second, third] = jobIds;
  const replies = [useExplained(first), useExplained(second), useExplained(third)].slice(0, jobIds.length);
  const known = replies.filter(({ error }) => !error || !isUnranked(error));
  const list = useCall(api.portfolios.generateJobs, [{ params, query: { limit: String(mostJobs) } }], {
    isEnabled: portfolioId !== undefined && known.length > 0,
  });
  const names = useNames();
  const explanations = known.flatMap(({ data }) => data ?? []);
  const gaps = new Set(explanations.flatMap((job) => movingAnswer(job)?.own.id ?? []));
  const courses = useSkillCourses([...gaps]);
  const language = currentLanguage();

  const read = (): Explained | undefined => {
    if (explanations.length < known.length || !names.data || !courses) return undefined;
    // The list is not asked for unless one of the jobs is ranked.
    if (!list.data && known.length > 0) return undefined;
    const calculatedJobs = list.data?.calculatedJobs ?? [];
    const jobNames = new Map(calculatedJobs.map(({ Job }) => [Job.id, localized(Job, language).name]));
    return { explanations, list: calculatedJobs, names: names.data, jobNames, courses };
  };
  return { data: read(), ...joinQueries([...known, list, names]) };
};
