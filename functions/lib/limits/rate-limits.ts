import type { Quota } from '#functions/data/kernel/call-effects.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { addToCount, type ThrottleKey } from '#functions/data/kernel/throttles.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { AppError } from '#shared/errors.ts';
import { type RateName, rates } from '#shared/limits.ts';
import { addressKey } from './network.ts';

export type Window = { readonly most: number; readonly minutes: number };

/** Windows are fixed. The subject is hashed so that the key names nobody. */
export const countKey = (name: string, { minutes }: Window, subject: string, now: Date): ThrottleKey => {
  const windowSeconds = minutes * 60;
  const endsAt = (Math.floor(now.getTime() / 1000 / windowSeconds) + 1) * windowSeconds;
  return { limit: name, subject: hashSecret(subject), endsAt };
};

/** Returns 0 within the limit, else the seconds until the window ends. */
export const countUse = async (name: string, window: Window, subject: string, now: Date): Promise<number> => {
  const key = countKey(name, window, subject, now);
  const count = await addToCount(key, 1);
  return count <= window.most ? 0 : Math.ceil(key.endsAt - now.getTime() / 1000);
};

/** `words` choose and fill the sentence. */
export const tooMany = (seconds: number, words: Record<string, string> = {}): AppError =>
  new AppError('too_many', { headers: { 'retry-after': String(seconds) }, words });

export type Counted = { person: string | undefined; university: string | undefined; address: string };

const subjectOf = (name: RateName, counted: Counted): string => {
  const { by } = rates[name];
  const subject = by === 'address' ? addressKey(counted.address) : counted[by];
  if (subject === undefined) throw new Failure(`the limit ${name} has no ${by} to count by`);
  return subject;
};

const countsSuccesses = (name: RateName): boolean => 'counts' in rates[name];

/** Throws `too_many` with Retry-After beyond a limit. */
export const enforceRates = async (names: readonly RateName[], counted: Counted, now: Date): Promise<void> => {
  for (const name of names) {
    if (countsSuccesses(name)) continue;
    const seconds = await countUse(name, rates[name], subjectOf(name, counted), now);
    if (seconds > 0) throw tooMany(seconds);
  }
};

/** These limits count successes only; the call's commit checks and counts them. */
export const quotasOf = (names: readonly RateName[], counted: Counted, now: Date): Quota[] =>
  names
    .filter(countsSuccesses)
    .map((name) => ({ key: countKey(name, rates[name], subjectOf(name, counted), now), most: rates[name].most }));
