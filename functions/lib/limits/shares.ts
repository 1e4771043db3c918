import { findShare } from '#functions/data/universities/universities.ts';
import { takeShare } from '#functions/data/universities/usages.ts';
import { type ShareName, shares } from '#shared/limits.ts';
import { tooMany } from './rate-limits.ts';

const cacheMs = 60_000;
const cache = new Map<string, { share: Promise<number>; readAt: number }>();

/** Read once a minute, also by calls that ask at the same time. */
export const shareOf = (universityId: string, now: Date): Promise<number> => {
  const cached = cache.get(universityId);
  const ageMs = cached ? now.getTime() - cached.readAt : Number.NaN;
  if (cached && ageMs >= 0 && ageMs < cacheMs) return cached.share;
  const reading = { share: findShare(universityId), readAt: now.getTime() };
  cache.set(universityId, reading);
  reading.share.catch(() => {
    if (cache.get(universityId) === reading) cache.delete(universityId);
  });
  return reading.share;
};

/** Epoch milliseconds. */
const usedUpUntil = new Map<string, number>();
const toSeconds = (ms: number): number => Math.ceil(ms / 1000);

/**
 * Throws `too_many` with Retry-After while this process knows that the share is used up. Runs before the call reads anything, so
 * that refusals cost the other universities almost nothing.
 */
export const refuseEarly = (name: ShareName, universityId: string, now: Date): void => {
  const leftMs = (usedUpUntil.get(`${name} ${universityId}`) ?? 0) - now.getTime();
  if (leftMs > 0) throw tooMany(toSeconds(leftMs));
};

/** Returns 0, or the milliseconds until the next unit. `reserved` units are left for other callers. */
export const takeUnit = async (name: ShareName, universityId: string, now: Date, reserved = 0): Promise<number> => {
  const share = await shareOf(universityId, now);
  const { perHour, atOnce } = shares[name];
  const intervalMs = Math.ceil(3_600_000 / (perHour * share));
  const isTaken = await takeShare(universityId, name, { atOnce: atOnce * share - reserved, intervalMs }, now);
  return isTaken ? 0 : intervalMs;
};

/** Throws `too_many` with Retry-After when no unit is left. */
export const spendShare = async (name: ShareName, universityId: string, now: Date): Promise<void> => {
  const waitMs = await takeUnit(name, universityId, now);
  if (waitMs === 0) return;
  usedUpUntil.set(`${name} ${universityId}`, now.getTime() + waitMs);
  throw tooMany(toSeconds(waitMs));
};
