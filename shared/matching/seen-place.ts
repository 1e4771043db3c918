import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { groupedJobs } from './grouped-jobs.ts';

type Placed = Pick<CalculatedJob, 'certainty'> & { readonly Job: Pick<CalculatedJob['Job'], 'id' | 'family'> };

/** Jobs in the order of their ranks, and the ids of those that were set aside. */
type SeenList = { readonly jobs: readonly Placed[]; readonly hidden: readonly string[] };

const entriesOf = (jobs: readonly Placed[], isShown: (id: string) => boolean) =>
  groupedJobs(jobs, ({ Job }) => isShown(Job.id)).flatMap(({ entries }) => entries);

export const seenCount = ({ jobs, hidden }: SeenList): number => entriesOf(jobs, (id) => !hidden.includes(id)).length;

/**
 * The number beside a job as the list shows it (D78): a folded job has its entry's. `rank` is that of a trial, in which
 * the other jobs keep their order. Undefined for a job that is not in the list.
 */
export const seenPlace = ({ jobs, hidden }: SeenList, jobId: string, rank?: number): number | undefined => {
  const own = jobs.find(({ Job }) => Job.id === jobId);
  if (!own) return undefined;
  const others = jobs.filter((job) => job !== own);
  const ordered = rank === undefined ? jobs : others.toSpliced(rank - 1, 0, own);
  const entries = entriesOf(ordered, (id) => id === jobId || !hidden.includes(id));
  return 1 + entries.findIndex(({ job, kin }) => [job, ...kin].includes(own));
};
