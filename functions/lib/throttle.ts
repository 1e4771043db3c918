import { emailKey } from '#functions/data/accounts.ts';
import { countOneMore, forgetCount, type ThrottleKey } from '#functions/data/throttles.ts';
import { AppError } from '#shared/errors.ts';
import { hashSecret } from './secret.ts';

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** What tells callers apart: an IPv4 address, or an IPv6 network's 64 bits, since whoever has one address has all of its 2^64. */
const network = (address: string): string => {
  // A URL writes an IPv6 address in one way only, its longest run of zeros as `::`; anything else is no URL in brackets.
  const [head, tail = ''] = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1).split('::') ?? [];
  if (head === undefined) return address;
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = new Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
};

/**
 * D45: how many are allowed to one subject in a window of that many minutes.
 *
 * Whoever knows an address can use up its failed logins, and its owner then waits too. So it is no lock: nobody has to
 * undo it, it ends with its window, short for a person and still too slow to guess by, and no session is ended by it.
 */
const limits = {
  failedLogins: { per: emailKey, most: 10, minutes: 15 },
  signIns: { per: network, most: 100, minutes: 15 },
  registrations: { per: network, most: 30, minutes: 15 },
  mails: { per: emailKey, most: 5, minutes: 60 },
} as const;

type Limit = keyof typeof limits;

const keyOf = (limit: Limit, subject: string, now: Date): ThrottleKey => {
  const { per, minutes } = limits[limit];
  const window = minutes * 60;
  const endsAt = (Math.floor(now.getTime() / 1000 / window) + 1) * window;
  return { limit, subject: hashSecret(per(subject)), endsAt };
};

/** Counts one more of that subject (an e-mail or a network address). Returns 0 when it is allowed, else the seconds to wait. */
const waitFor = async (limit: Limit, subject: string, now: Date): Promise<number> => {
  const key = keyOf(limit, subject, now);
  const isAllowed = (await countOneMore(key)) <= limits[limit].most;
  return isAllowed ? 0 : Math.ceil(key.endsAt - now.getTime() / 1000);
};

/** Counts one more of that subject; throws `too_many` over the limit. */
export const throttle = async (limit: Limit, subject: string, now: Date): Promise<void> => {
  const seconds = await waitFor(limit, subject, now);
  if (seconds > 0) throw new AppError('too_many', { headers: { 'retry-after': String(seconds) } });
};

/** Counts one more mail to that address; returns whether it may be sent. */
export const mayMail = async (email: string, now: Date): Promise<boolean> => (await waitFor('mails', email, now)) === 0;

/** Begins an account's count of failed logins anew. */
export const forgetFailures = (email: string, now: Date): Promise<void> =>
  forgetCount(keyOf('failedLogins', email, now));
