import { writeLimit } from '#shared/limits.ts';
import type { Actor } from '#shared/policy.ts';
import { tooMany } from './rate-limits.ts';

const windowMs = writeLimit.minutes * 60_000;
let currentWindow = 0;
const counts = new Map<string, number>();

/**
 * Throws `too_many` with Retry-After beyond `writes`. Counts in memory to save a round trip, so the limit is per
 * process and inexact: it stops floods, and expensive calls have exact limits of their own.
 */
export const countWrite = ({ id, role }: Pick<Actor, 'id' | 'role'>, now: Date): void => {
  const window = Math.floor(now.getTime() / windowMs);
  if (window !== currentWindow) counts.clear();
  currentWindow = window;
  const count = (counts.get(id) ?? 0) + 1;
  counts.set(id, count);
  if (count > writeLimit.most[role]) throw tooMany(Math.ceil(((window + 1) * windowMs - now.getTime()) / 1000));
};
