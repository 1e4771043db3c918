/** Longer than counted calls stay unwritten, so that a process at work does not forget. */
const knownMs = 120_000;

/** `total`: a day's calls in all processes. Of those since the write before, this process answered `part`. */
type Known = { total: number; at: number; part: number; perSecond: number };
const known = new Map<string, Known>();
/** Universities above what they are allowed a second. */
const loud = new Set<string>();

/** `gathered`: this process's calls since it wrote before. A sum that is too small is that of a new day. */
export const learnPart = (universityId: string, sums: { gathered: number; total: number }, now: number): void => {
  const { gathered, total } = sums;
  const before = known.get(universityId);
  const all = before ? total - before.total : 0;
  const ms = before ? now - before.at : 0;
  const found = all >= gathered && ms > 0 ? { part: gathered / all, perSecond: (all * 1000) / ms } : null;
  known.set(universityId, { total, at: now, part: 1, perSecond: 0, ...found });
};

export const forgetPart = (universityId: string): void => void known.delete(universityId);

/**
 * What this process answers of the university's calls, as the counts of both last told without a round trip
 * (count-request.ts). It is 1, so that a burst that reaches one process finds a whole bucket, until all processes
 * together answer half more than is allowed a second, and again from half of it on: they tell in fifties, so that a
 * university at its share seems above it now and then.
 */
export const ownPart = (universityId: string, allowedPerSecond: number, now: number): number => {
  const found = known.get(universityId);
  const name = `${universityId} ${allowedPerSecond}`;
  const least = allowedPerSecond * (loud.has(name) ? 0.5 : 1.5);
  if (!found || now - found.at >= knownMs || found.perSecond <= least) {
    loud.delete(name);
    return 1;
  }
  loud.add(name);
  return found.part;
};
