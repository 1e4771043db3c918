/** For this long nobody asks again: the list that everybody reads must not wait for the slowest cell. */
const freshMs = 60_000;
/** The same after a silence, so that not every reader waits for it. */
const pauseMs = 10_000;
/** For this long a part stands in for a cell that is silent. */
const longestMs = 10 * 60_000;

type Answered = { at: number; part: unknown };
type Silent = { at: number; error: unknown };

const isOver = (last: Answered | Silent, at: number): boolean => at - last.at >= ('part' in last ? freshMs : pauseMs);

/** In memory of one process. Throws what `load` threw while no part is younger than ten minutes. */
export const createKeptParts = () => {
  const latest = new Map<string, Answered | Silent>();
  const answered = new Map<string, Answered>();

  const load = async (key: string, ask: () => Promise<unknown>, at: number): Promise<Answered | Silent> => {
    const known = latest.get(key);
    if (known && !isOver(known, at)) return known;
    const next = await ask().then(
      (part): Answered => ({ at, part }),
      (error: unknown): Silent => ({ at, error }),
    );
    latest.set(key, next);
    if ('part' in next) answered.set(key, next);
    return next;
  };

  return async (key: string, ask: () => Promise<unknown>, now: Date): Promise<unknown> => {
    const at = now.getTime();
    const last = await load(key, ask, at);
    if ('part' in last) return last.part;
    const kept = answered.get(key);
    if (kept && at - kept.at < longestMs) return kept.part;
    throw last.error;
  };
};
