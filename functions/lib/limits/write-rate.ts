import { writes } from '#shared/limits.ts';
import type { Actor } from '#shared/policy.ts';
import { tooMany } from './rate-limits.ts';

const windowMs = writes.minutes * 60_000;
/** The window that runs, and how many changes each person has made in it. */
let running = 0;
const counts = new Map<string, number>();

/**
 * Counts one more change of a person; throws `too_many` with Retry-After beyond what `writes` allows. Counts in memory, so that it
 * costs no round trip, and is inexact: each process counts for itself, and who calls several at once has as many times that.
 * A flood is what it stops; what costs much has exact limits of its own.
 */
export const countWrite = ({ id, role }: Pick<Actor, 'id' | 'role'>, now: Date): void => {
  const window = Math.floor(now.getTime() / windowMs);
  if (window !== running) counts.clear();
  running = window;
  const count = (counts.get(id) ?? 0) + 1;
  counts.set(id, count);
  if (count > writes.most[role]) throw tooMany(Math.ceil(((window + 1) * windowMs - now.getTime()) / 1000));
};
