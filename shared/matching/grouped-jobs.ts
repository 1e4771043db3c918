import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { type Certainty, certainties } from './types.ts';

type Listed = Pick<CalculatedJob, 'certainty'> & { readonly Job: Pick<CalculatedJob['Job'], 'id' | 'family'> };

/** `kin` are jobs of the same family with lower ranks, folded under the job. */
export type JobEntry<J extends Listed = CalculatedJob> = { readonly job: J; readonly kin: readonly J[] };
export type JobGroup<J extends Listed = CalculatedJob> = {
  readonly certainty: Certainty;
  readonly entries: readonly JobEntry<J>[];
};

/** Uses the lowest certainty so far, so that a later rank never returns to an earlier group. */
const withGroups = <J extends Listed>(jobs: readonly J[]): { job: J; group: number }[] => {
  let lowest = 0;
  return jobs.map((job) => {
    lowest = Math.max(lowest, certainties.indexOf(job.certainty));
    return { job, group: lowest };
  });
};

/** Folds each family under its first member. An empty family folds nothing. */
export const foldFamilies = <J>(jobs: readonly J[], familyOf: (job: J) => string): { job: J; kin: J[] }[] => {
  const entryOf = new Map<string, { job: J; kin: J[] }>();
  return jobs.flatMap((job) => {
    const family = familyOf(job);
    const first = entryOf.get(family);
    if (first) {
      first.kin.push(job);
      return [];
    }
    const entry = { job, kin: [] };
    if (family) entryOf.set(family, entry);
    return [entry];
  });
};

/** Folds each family under its best shown member. Hidden jobs still count for the groups. */
export const groupedJobs = <J extends Listed>(
  jobs: readonly J[],
  isShown: (job: J) => boolean = () => true,
  familyOf: (job: J) => string = ({ Job }) => Job.family,
): JobGroup<J>[] => {
  const groupOf = new Map(withGroups(jobs).map(({ job, group }) => [job, group]));
  const entries = foldFamilies(jobs.filter(isShown), familyOf);
  return certainties
    .map((certainty, group) => ({ certainty, entries: entries.filter(({ job }) => groupOf.get(job) === group) }))
    .filter((one) => one.entries.length > 0);
};
