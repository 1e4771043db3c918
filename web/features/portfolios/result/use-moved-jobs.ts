import { assessmentProgress, type Row } from '#shared/domain/assessment-progress.ts';
import { type MovedJobs, movedJobs } from '#shared/matching/moved-jobs.ts';
import type { CalculatedJob, CalculatedJobs } from '#shared/schemas/portfolio.ts';
import type { Query } from '#web/blocks/loaded.tsx';
import type { RatedRow } from '#web/features/portfolios/rating/rated-row.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import type { Pair, Side } from './result-sides.ts';

export const comparedJobs = 50;

/** Job data from the later ranking where both have it; null when one assessment cannot be ranked. */
export type MovedRanking = { moved: MovedJobs; jobById: ReadonlyMap<string, CalculatedJob> } | null;

const rowsOf = (rows: readonly RatedRow[]): Row[] =>
  rows.map(({ value, touchedAt, entry: { category } }) => ({ value, touchedAt, category }));

const isRanked = ({ rows: { activity, skill, value, rncp } }: Side): boolean =>
  assessmentProgress({ activity: rowsOf(activity), skill: rowsOf(skill), value: rowsOf(value), rncp: rowsOf(rncp) })
    .skills.missing === 0;

const ranking = ({ calculatedJobs }: CalculatedJobs) => calculatedJobs.map(({ rank, Job: { id } }) => ({ id, rank }));

export const useMovedJobs = ({ earlier, later }: Pair): Query<MovedRanking> => {
  const isAsked = isRanked(earlier) && isRanked(later);
  const options = { isEnabled: isAsked, isSilent: true };
  const query = { limit: String(comparedJobs) };
  const before = useCall(api.portfolios.generateJobs, [{ params: { id: earlier.portfolio.id }, query }], options);
  const after = useCall(api.portfolios.generateJobs, [{ params: { id: later.portfolio.id }, query }], options);
  const error = before.error ?? after.error;
  // The server also refuses to rank identical answers.
  const isRefused = !isAsked || error?.code === 'incomplete_evaluation';
  const data =
    before.data && after.data
      ? {
          moved: movedJobs(ranking(before.data), ranking(after.data)),
          jobById: new Map(
            [...before.data.calculatedJobs, ...after.data.calculatedJobs].map((job) => [job.Job.id, job]),
          ),
        }
      : undefined;
  return {
    data: isRefused ? null : data,
    error,
    isFetching: before.isFetching || after.isFetching,
    refetch: () => Promise.all([before, after].filter((one) => one.error).map((one) => one.refetch())),
  };
};
