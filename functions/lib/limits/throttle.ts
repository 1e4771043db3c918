import { emailKey } from '#functions/data/entities/credential.ts';
import type { MailKind } from '#functions/data/entities/mail.ts';
import { addToCount, forgetCount } from '#functions/data/kernel/throttles.ts';
import { networkOf } from './network.ts';
import { countKey, tooMany, type Window, waitFor } from './rate-limits.ts';

/** D45's limits that no contract can declare, since what they count is only known inside a call. */
const ofOne: Window = { most: 10, minutes: 15 };
const ofAccount: Window = { most: 100, minutes: 15 };
const ofMails: Window = { most: 5, minutes: 60 };

/** Counts one more mail of that kind to that address; returns whether it may be sent. One kind cannot starve another. */
export const mayMail = async (email: string, kind: MailKind, now: Date): Promise<boolean> =>
  (await waitFor(`mails.${kind}`, ofMails, emailKey(email), now)) === 0;

/** Where an attempt to sign in comes from; `deviceId` is that of a device that has signed in to this very account before. */
export type Origin = { address: string; deviceId: string | null };

/**
 * Counts one more attempt on an account's password before it is looked at, so that attempts at one moment cannot all pass;
 * throws `too_many` beyond the limit. A device of the owner's has a count of its own: nobody can keep them out. Returns what
 * takes the count back once the password was right.
 */
export const countAttempt = async (
  email: string,
  { address, deviceId }: Origin,
  now: Date,
): Promise<() => Promise<void>> => {
  const account = emailKey(email);
  const [name, one] = deviceId ? ['failuresOnDevice', deviceId] : ['failuresOnNetwork', networkOf(address)];
  const subject = `${account} ${one}`;
  // The network first: whoever is over it cannot use up what all strangers share.
  const seconds =
    (await waitFor(name, ofOne, subject, now)) || (deviceId ? 0 : await waitFor('failures', ofAccount, account, now));
  if (seconds > 0) throw tooMany(seconds);
  return async () => {
    const own = forgetCount(countKey(name, ofOne, subject, now));
    await Promise.all([own, ...(deviceId ? [] : [addToCount(countKey('failures', ofAccount, account, now), -1)])]);
  };
};
