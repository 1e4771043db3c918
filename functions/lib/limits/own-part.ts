/** Longer than counted calls stay unwritten, so that a process at work does not forget. */
const knownMs = 120_000;

/** `total`: a day's calls in all processes. Of those since the write before, this process answered `part`. */
type Known = { total: number; at: number; part: number; perSecond: number };
const known = new Map<string, Known>();

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
 * (count-request.ts). It is 1 while all processes together answer less than half of what is allowed a second, so that a
 * burst that happens to reach one process finds a whole bucket.
 */
export const ownPart = (universityId: string, allowedPerSecond: number, now: number): number => {
  const found = known.get(universityId);
  const isBusy = found && now - found.at < knownMs && found.perSecond > allowedPerSecond / 2;
  return isBusy ? found.part : 1;
};
