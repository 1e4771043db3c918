import { findUniversity } from '#functions/data/universities/universities.ts';
import { takeShare } from '#functions/data/universities/usages.ts';
import { type ShareName, shares } from '#shared/limits.ts';
import { tooMany } from './rate-limits.ts';

/** How long a function goes by what it knows of a university's share, in milliseconds. */
const trustedFor = 60_000;
const known = new Map<string, { share: number; readAt: number }>();

const shareOf = async (universityId: string, now: Date): Promise<number> => {
  const before = known.get(universityId);
  const age = before ? now.getTime() - before.readAt : Number.NaN;
  if (before && age >= 0 && age < trustedFor) return before.share;
  const share = (await findUniversity(universityId))?.share ?? 1;
  known.set(universityId, { share, readAt: now.getTime() });
  return share;
};

/** Until when a university's share of something is known to be used up, in milliseconds. */
const usedUp = new Map<string, number>();
const secondsOf = (ms: number): number => Math.ceil(ms / 1000);

/**
 * Throws `too_many` with Retry-After while this function knows that the share is used up: before anything is read for the call, so
 * that a refusal takes next to nothing from the others. What comes back meanwhile is saved up.
 */
export const refuseEarly = (name: ShareName, universityId: string, now: Date): void => {
  const leftMs = (usedUp.get(`${name} ${universityId}`) ?? 0) - now.getTime();
  if (leftMs > 0) throw tooMany(secondsOf(leftMs));
};

/**
 * Takes one of a university's share. Returns 0, or, beyond the share, the milliseconds until one comes back. `left`: so many of those
 * that may come at once are not taken.
 */
export const takeOne = async (name: ShareName, universityId: string, now: Date, left = 0): Promise<number> => {
  const share = await shareOf(universityId, now);
  const { perHour, atOnce } = shares[name];
  const intervalMs = Math.ceil(3_600_000 / (perHour * share));
  const isTaken = await takeShare(universityId, name, { atOnce: atOnce * share - left, intervalMs }, now);
  return isTaken ? 0 : intervalMs;
};

/** Takes one of the caller's university's share; throws `too_many` with Retry-After beyond it. */
export const spend = async (name: ShareName, universityId: string, now: Date): Promise<void> => {
  const waitMs = await takeOne(name, universityId, now);
  if (waitMs === 0) return;
  usedUp.set(`${name} ${universityId}`, now.getTime() + waitMs);
  throw tooMany(secondsOf(waitMs));
};
