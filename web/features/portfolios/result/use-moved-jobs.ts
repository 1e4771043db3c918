import { usualJobs } from '#shared/limits.ts';
import { type MovedJobs, movedJobs } from '#shared/matching/moved-jobs.ts';
import { seenEntries } from '#shared/matching/seen-place.ts';
import type { CalculatedJob, CalculatedJobs } from '#shared/schemas/portfolio.ts';
import type { Query } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { isRanked, type Pair, type Side } from './result-sides.ts';

/**
 * Jobs in both rankings have the data of the later one. `compared` counts what the shorter list shows. Null when one
 * assessment cannot be ranked.
 */
export type MovedRanking = {
  moved: MovedJobs;
  compared: number;
  jobById: ReadonlyMap<string, CalculatedJob>;
} | null;

const rankingOf = (before: CalculatedJobs, after: CalculatedJobs, { earlier, later }: Pair): MovedRanking => {
  const [then, now] = [earlier.portfolio.hiddenJobs, later.portfolio.hiddenJobs];
  const lists = [
    seenEntries({ jobs: before.calculatedJobs, hidden: then }),
    seenEntries({ jobs: after.calculatedJobs, hidden: now }),
  ] as const;
  return {
    moved: movedJobs(...lists, [...then, ...now]),
    compared: Math.min(...lists.map(({ length }) => length)),
    jobById: new Map([...before.calculatedJobs, ...after.calculatedJobs].map((job) => [job.Job.id, job])),
  };
};

const isIncomplete = ({ code }: ApiError): boolean => code === 'incomplete_evaluation';

export const useMovedJobs = (pair: Pair): Query<MovedRanking> => {
  const { earlier, later } = pair;
  const isAsked = isRanked(earlier) && isRanked(later);
  const useRanking = ({ portfolio: { id } }: Side) =>
    useCall(api.portfolios.generateJobs, [{ params: { id }, query: { limit: String(usualJobs) } }], {
      isEnabled: isAsked,
      isState: isIncomplete,
    });
  const both = [useRanking(earlier), useRanking(later)] as const;
  const [before, after] = both.map(({ data }) => data);
  // The server also refuses to rank identical answers.
  const isRefused = !isAsked || both.some(({ error }) => error && isIncomplete(error));
  const data = before && after && rankingOf(before, after, pair);
  return { data: isRefused ? null : data, ...joinQueries(both) };
};
