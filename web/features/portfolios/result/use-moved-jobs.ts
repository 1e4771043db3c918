import { usualJobs } from '#shared/limits.ts';
import { type MovedJobs, movedJobs } from '#shared/matching/moved-jobs.ts';
import type { CalculatedJob, CalculatedJobs } from '#shared/schemas/portfolio.ts';
import type { Query } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { isRanked, type Pair, type Side } from './result-sides.ts';

/** Jobs in both rankings have the data of the later one. Null when one assessment cannot be ranked. */
export type MovedRanking = { moved: MovedJobs; jobById: ReadonlyMap<string, CalculatedJob> } | null;

const ranking = ({ calculatedJobs }: CalculatedJobs) => calculatedJobs.map(({ rank, Job: { id } }) => ({ id, rank }));

export const useMovedJobs = ({ earlier, later }: Pair): Query<MovedRanking> => {
  const isAsked = isRanked(earlier) && isRanked(later);
  const useRanking = ({ portfolio: { id } }: Side) =>
    useCall(api.portfolios.generateJobs, [{ params: { id }, query: { limit: String(usualJobs) } }], {
      isEnabled: isAsked,
      isSilent: true,
    });
  const both = [useRanking(earlier), useRanking(later)] as const;
  const [before, after] = both.map(({ data }) => data);
  // The server also refuses to rank identical answers.
  const isRefused = !isAsked || both.some(({ error }) => error?.code === 'incomplete_evaluation');
  const data = before &&
    after && {
      moved: movedJobs(ranking(before), ranking(after)),
      jobById: new Map([...before.calculatedJobs, ...after.calculatedJobs].map((job) => [job.Job.id, job])),
    };
  return { data: isRefused ? null : data, ...joinQueries(both) };
};
