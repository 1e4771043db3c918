import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { foldFamilies, groupedJobs } from './grouped-jobs.ts';

type Counted = { readonly Job: Pick<CalculatedJob['Job'], 'id' | 'family'> };
type Placed = Counted & Pick<CalculatedJob, 'certainty'>;

/** Jobs in the order of their ranks, and the ids of those that were set aside. */
type SeenList<J = Placed> = { readonly jobs: readonly J[]; readonly hidden: readonly string[] };

const entriesOf = (jobs: readonly Placed[], isShown: (id: string) => boolean) =>
  groupedJobs(jobs, ({ Job }) => isShown(Job.id)).flatMap(({ entries }) => entries);

/** Ids of the jobs of each entry of the list (D78), its own first; jobs that were set aside are in none. */
export const seenEntries = <J extends Counted>({ jobs, hidden }: SeenList<J>): string[][] =>
  foldFamilies(
    jobs.filter(({ Job }) => !hidden.includes(Job.id)),
    ({ Job }) => Job.family,
  ).map(({ job, kin }) => [job, ...kin].map(({ Job }) => Job.id));

export const seenCount = <J extends Counted>(list: SeenList<J>): number => seenEntries(list).length;

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
