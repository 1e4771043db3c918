import type { Quota } from '#functions/data/kernel/call-effects.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { addToCount, type ThrottleKey } from '#functions/data/kernel/throttles.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { AppError } from '#shared/errors.ts';
import { type RateName, rates } from '#shared/limits.ts';
import { callerOf } from './network.ts';

export type Window = { readonly most: number; readonly minutes: number };

/** The count of that subject in the window of time that is running, under its SHA-256, so that no key tells who. */
export const countKey = (name: string, { minutes }: Window, subject: string, now: Date): ThrottleKey => {
  const window = minutes * 60;
  const endsAt = (Math.floor(now.getTime() / 1000 / window) + 1) * window;
  return { limit: name, subject: hashSecret(subject), endsAt };
};

/** Counts one more of that subject. Returns 0 while it is allowed, else the seconds to wait. */
export const waitFor = async (name: string, window: Window, subject: string, now: Date): Promise<number> => {
  const key = countKey(name, window, subject, now);
  const count = await addToCount(key, 1);
  return count <= window.most ? 0 : Math.ceil(key.endsAt - now.getTime() / 1000);
};

/** The refusal of whoever must wait. */
export const tooMany = (seconds: number): AppError =>
  new AppError('too_many', { headers: { 'retry-after': String(seconds) } });

/** What a limit is counted by, of one call. */
export type Counted = { person: string | undefined; university: string | undefined; address: () => string };

const subjectOf = (name: RateName, counted: Counted): string => {
  const { by } = rates[name];
  const subject = by === 'address' ? callerOf(counted.address()) : counted[by];
  if (subject === undefined) throw new Failure(`the limit ${name} has no ${by} to count by`);
  return subject;
};

const countsSuccesses = (name: RateName): boolean => 'counts' in rates[name];

/** Counts one more call against its declared limits; throws `too_many` with Retry-After beyond one. */
export const enforce = async (names: readonly RateName[], counted: Counted, now: Date): Promise<void> => {
  for (const name of names) {
    if (countsSuccesses(name)) continue;
    const seconds = await waitFor(name, rates[name], subjectOf(name, counted), now);
    if (seconds > 0) throw tooMany(seconds);
  }
};

/** The declared limits that the call's commit counts, and is refused by. */
export const quotasOf = (names: readonly RateName[], counted: Counted, now: Date): Quota[] =>
  names
    .filter(countsSuccesses)
    .map((name) => ({ key: countKey(name, rates[name], subjectOf(name, counted), now), most: rates[name].most }));
