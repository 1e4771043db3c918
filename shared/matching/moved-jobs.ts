type RankedJob = { readonly id: string; readonly rank: number };

/** A job with its rank in two assessments; null where it was not among the ranked ones. */
export type MovedJob = { id: string; was: number | null; is: number | null };

/** What is looked at: the first jobs of one of the two, as many as the list shows at once. */
const watched = 12;
/** A way of fewer places says little: ranks are as near to one another as ratings. */
const leastWay = 3;
const listed = 4;

/**
 * Which jobs came closer and which went away between two rankings, those first that moved most for their place: from 8 to 2 is
 * more than from 20 to 10. A job that is not among the ranked ones comes after them all.
 */
export const movedJobs = (then: readonly RankedJob[], now: readonly RankedJob[]) => {
  const before = new Map(then.map(({ id, rank }) => [id, rank]));
  const after = new Map(now.map(({ id, rank }) => [id, rank]));
  const moves = [...new Set([...after.keys(), ...before.keys()])].map((id) => {
    const job: MovedJob = { id, was: before.get(id) ?? null, is: after.get(id) ?? null };
    return { job, was: job.was ?? then.length + 1, is: job.is ?? now.length + 1 };
  });
  const closer = moves.filter(({ was, is }) => is <= watched && was - is >= leastWay);
  const further = moves.filter(({ was, is }) => was <= watched && is - was >= leastWay);
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
