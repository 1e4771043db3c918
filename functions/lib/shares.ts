import { findUniversity } from '#functions/data/universities.ts';
import { takeShare } from '#functions/data/usages.ts';
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

/** Takes one of the caller's university's share; throws `too_many` with Retry-After beyond it. */
export const spend = async (name: ShareName, universityId: string, now: Date): Promise<void> => {
  const share = await shareOf(universityId, now);
  const { perHour, atOnce } = shares[name];
  const intervalMs = Math.ceil(3_600_000 / (perHour * share));
  const isTaken = await takeShare(universityId, name, { atOnce: atOnce * share, intervalMs }, now);
  if (!isTaken) throw tooMany(Math.ceil(intervalMs / 1000));
};
