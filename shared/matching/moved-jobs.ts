type RankedJob = { readonly id: string; readonly rank: number };

/** Null where the job was not ranked. */
export type MovedJob = { id: string; was: number | null; is: number | null };

/** The list shows this many at once. */
const watchedRanks = 12;
/** Smaller moves are noise. */
const leastMove = 3;
const listed = 4;

/**
 * Returns the jobs that rose and fell most, by the ratio of their ranks: 8 to 2 is more than 20 to 10. A job that is
 * not ranked counts as last.
 */
export const movedJobs = (then: readonly RankedJob[], now: readonly RankedJob[]) => {
  const before = new Map(then.map(({ id, rank }) => [id, rank]));
  const after = new Map(now.map(({ id, rank }) => [id, rank]));
  const moves = [...new Set([...after.keys(), ...before.keys()])].map((id) => {
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
