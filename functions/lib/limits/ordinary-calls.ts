import { env } from '#functions/lib/lambda/env.ts';
import { type Bucket, forgetFull, type Size, takeToken } from './bucket.ts';
import { tooMany } from './rate-limits.ts';
import { shareOf } from './shares.ts';

/** More universities than this in ten seconds are kept all the same. */
const mostKept = 1_000;
const buckets = new Map<string, Bucket>();

const sizeOf = (share: number): Size => {
  const [perSecond, atOnce] = env('ORDINARY_CALLS').split(',').map(Number) as [number, number];
  return { perSecond: perSecond * share, atOnce: atOnce * share };
};

const take = (universityId: string, share: number, now: number): number => {
  const size = sizeOf(share);
  if (!buckets.has(universityId) && buckets.size >= mostKept) forgetFull(buckets, sizeOf(1), now);
  const { bucket, waitMs } = takeToken(buckets.get(universityId), size, now);
  buckets.set(universityId, bucket);
  return waitMs;
};

/**
 * Takes a token from the university's bucket of ordinary calls; returns 0, or the seconds until the next. Counts in
 * memory to save a round trip, so a university that reaches n processes has n buckets: this bounds what one university
 * takes of each process, and costly calls have exact shares. A share is 1 at least, so it is read,
 * once a minute, only when the usual size would refuse.
 */
export const secondsToCall = async (universityId: string, now: Date): Promise<number> => {
  const at = now.getTime();
  const waitMs = take(universityId, 1, at) && take(universityId, await shareOf(universityId, now), at);
  return Math.ceil(waitMs / 1000);
};

/** Runs before anything is read, so that a refusal costs no round trip. Throws `too_many` with Retry-After. */
export const takeOrdinaryCall = async (universityId: string, now: Date): Promise<void> => {
  const seconds = await secondsToCall(universityId, now);
  if (seconds > 0) throw tooMany(seconds, { context: 'busy' });
};
