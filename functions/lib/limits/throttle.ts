import { emailKey } from '#functions/data/entities/credential.ts';
import type { MailKind } from '#functions/data/entities/mail.ts';
import { addToCount, resetCount } from '#functions/data/kernel/throttles.ts';
import { networkOf } from './network.ts';
import { countKey, countUse, tooMany, type Window } from './rate-limits.ts';

// Limits of D45 whose subject is only known inside the call, so that no contract can declare them.
export const windows = {
  perOrigin: { most: 10, minutes: 15 },
  perAccount: { most: 100, minutes: 15 },
  /** Three codes of a million are right at a time: whoever knows the password guesses one within a year with a chance of 3 %. */
  codesPerAccount: { most: 30, minutes: 24 * 60 },
  perMailKind: { most: 5, minutes: 60 },
  perCv: { most: 5, minutes: 24 * 60 },
} as const satisfies Record<string, Window>;
const { perOrigin, perAccount, codesPerAccount, perMailKind, perCv } = windows;

export const mayMail = async (email: string, kind: MailKind, now: Date): Promise<boolean> =>
  (await countUse(`mails.${kind}`, perMailKind, emailKey(email), now)) === 0;

/** Throws `too_many` with a sentence of its own beyond five messages a day to the owner of a CV (D88). */
export const countCvMessage = async (ownerId: string, now: Date): Promise<void> => {
  const seconds = await countUse('cvMessagesTo', perCv, ownerId, now);
  if (seconds > 0) throw tooMany(seconds, { context: 'message' });
};

/** `deviceId` is set only for a device that has signed in to this account before. */
type Origin = { address: string; deviceId: string | null };

/**
 * Counts before the password is verified, so that concurrent attempts cannot all pass; throws `too_many` beyond the
 * limit. A known device has its own count, so that strangers cannot lock the owner out. Returns a function that takes
 * the count back after the right password.
 */
export const countAttempt = async (
  email: string,
  { address, deviceId }: Origin,
  now: Date,
): Promise<() => Promise<void>> => {
  const account = emailKey(email);
  const [name, origin] = deviceId ? ['failuresOnDevice', deviceId] : ['failuresOnNetwork', networkOf(address)];
  const subject = `${account} ${origin}`;
  // The network is counted first: a caller over its limit must not use up the account's limit for other networks.
  const seconds =
    (await countUse(name, perOrigin, subject, now)) ||
    (deviceId ? 0 : await countUse('failures', perAccount, account, now));
  if (seconds > 0) throw tooMany(seconds);
  return async () => {
    const own = resetCount(countKey(name, perOrigin, subject, now));
    await Promise.all([own, ...(deviceId ? [] : [addToCount(countKey('failures', perAccount, account, now), -1)])]);
  };
};

/**
 * Counts a code before it is checked; throws `too_many` beyond thirty wrong ones a day, from wherever. The count begins anew when the
 * password changes, so that nobody who knows it keeps the owner out. Returns a function that takes the count back after the right one.
 */
export const countCode = async (
  { id, sessionEpoch }: { id: string; sessionEpoch: number },
  now: Date,
): Promise<() => Promise<void>> => {
  const subject = `${id} ${sessionEpoch}`;
  const seconds = await countUse('codes', codesPerAccount, subject, now);
  if (seconds > 0) throw tooMany(seconds);
  return () => addToCount(countKey('codes', codesPerAccount, subject, now), -1).then(() => undefined);
};
