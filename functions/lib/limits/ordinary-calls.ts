import { env } from '#functions/lib/lambda/env.ts';
import { type Bucket, forgetFull, type Size, takeTokens } from './bucket.ts';
import { ownPart } from './own-part.ts';
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
  // One call here stands for those of the other processes.
  const tokens = Math.min(size.atOnce, 1 / ownPart(universityId, size.perSecond, now));
  const { bucket, waitMs } = takeTokens(buckets.get(universityId), { size, tokens, now });
  buckets.set(universityId, bucket);
  return waitMs;
};

/**
 * Takes a call from the university's bucket of ordinary calls; returns 0, or the seconds until the next. Counts in
 * memory to save a round trip: each process has a bucket, of which a busy university's call takes as much as its
 * other processes serve beside it, as far as is known. Costly calls have exact shares. A share is 1 at least, so it is
 * read, once a minute, only when the usual size would refuse.
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
