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

/** Folds each family under its best shown member. Hidden jobs still count; an empty `familyOf` folds nothing. */
export const groupedJobs = <J extends Listed>(
  jobs: readonly J[],
  isShown: (job: J) => boolean = () => true,
  familyOf: (job: J) => string = ({ Job }) => Job.family,
): JobGroup<J>[] => {
  const kinOf = new Map<string, J[]>();
  const groups = certainties.map((certainty) => ({ certainty, entries: [] as { job: J; kin: J[] }[] }));
  for (const { job, group } of withGroups(jobs)) {
    if (!isShown(job)) continue;
    const family = familyOf(job);
    const folded = family && kinOf.get(family);
    if (folded) {
      folded.push(job);
      continue;
    }
    const kin: J[] = [];
    if (family) kinOf.set(family, kin);
    groups[group]?.entries.push({ job, kin });
  }
  return groups.filter(({ entries }) => entries.length > 0);
};

/** Counts over all groups. */
export const firstEntries = <J extends Listed>(groups: readonly JobGroup<J>[], count: number): JobGroup<J>[] => {
  let left = count;
  return groups.flatMap(({ certainty, entries }) => {
    const shown = entries.slice(0, Math.max(left, 0));
    left -= entries.length;
    return shown.length > 0 ? [{ certainty, entries: shown }] : [];
  });
};
