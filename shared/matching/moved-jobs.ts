/** Ids of the jobs of each entry of a list, the one that is shown first. */
type Entries = readonly (readonly string[])[];

/** Numbers as the lists show them (D78); null where the job is in no entry. */
export type MovedJob = { id: string; was: number | null; is: number | null };

/** The list shows this many at once. */
const watchedRanks = 12;
/** Smaller moves are noise. */
const leastMove = 3;
const listed = 4;

const placesIn = (entries: Entries): ReadonlyMap<string, number> =>
  new Map(entries.flatMap((ids, i) => ids.map((id) => [id, i + 1] as const)));

const shownIn = (entries: Entries): string[] => entries.flatMap(([id]) => id ?? []);

/**
 * Returns the jobs that rose and fell most, by the ratio of their numbers: 8 to 2 is more than 20 to 10. A job that is
 * in no entry counts as last. `aside` are jobs that somebody took out of a list, which neither rose nor fell.
 */
export const movedJobs = (then: Entries, now: Entries, aside: readonly string[] = []) => {
  const [before, after] = [placesIn(then), placesIn(now)];
  const ids = [...shownIn(now), ...shownIn(then).filter((id) => !after.has(id))];
  const moves = ids
    .filter((id) => !aside.includes(id))
    .map((id) => {
      const job: MovedJob = { id, was: before.get(id) ?? null, is: after.get(id) ?? null };
      return { job, was: job.was ?? then.length + 1, is: job.is ?? now.length + 1 };
    });
  const closer = moves.filter(({ was, is }) => is <= watchedRanks && was - is >= leastMove);
  const further = moves.filter(({ was, is }) => was <= watchedRanks && is - was >= leastMove);
  return {
    closer: closer
      .sort((a, b) => b.was / b.is - a.was / a.is)
      .slice(0, listed)
      .map(({ job }) => job),
    further: further
      .sort((a, b) => b.is / b.was - a.is / a.was)
      .slice(0, listed)
      .map(({ job }) => job),
  };
};
export type MovedJobs = ReturnType<typeof movedJobs>;
