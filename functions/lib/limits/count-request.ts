import { addRequests } from '#functions/data/universities/figures.ts';
import { log } from '#functions/lib/logs/logger.ts';
import { forgetPart, learnPart } from './own-part.ts';

const mostUnwritten = 50;
const longestUnwrittenMs = 60_000;

const unwritten = new Map<string, { requests: number; since: number }>();

/** Adds to what other calls have counted meanwhile. */
const keep = (universityId: string, requests: number, since: number): void => {
  const meanwhile = unwritten.get(universityId)?.requests ?? 0;
  unwritten.set(universityId, { requests: requests + meanwhile, since });
};

/**
 * Counts an answered call of a member in memory, and writes what has gathered once it is fifty calls or a minute old,
 * so that most calls write nothing and none waits longer; while the university is held, it goes on gathering. A process that
 * ends loses fewer than fifty of a university. Never rejects: the call matters more than its count.
 */
export const countRequest = async (universityId: string | null | undefined, now: Date): Promise<void> => {
  if (!universityId) return;
  const at = now.getTime();
  const { requests, since } = unwritten.get(universityId) ?? { requests: 0, since: at };
  const gathered = requests + 1;
  if (gathered < mostUnwritten && at - since < longestUnwrittenMs) {
    unwritten.set(universityId, { requests: gathered, since });
    return;
  }
  unwritten.delete(universityId);
  try {
    const total = await addRequests(universityId, gathered, now);
    if (total === undefined) keep(universityId, gathered, at);
    else learnPart(universityId, { gathered, total }, at);
  } catch (error) {
    forgetPart(universityId);
    log.error('requests_uncounted', error, { requests: gathered });
  }
};
