import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Factor } from '#functions/data/people/factors.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { getKey } from '#functions/lib/keys/keys.ts';
import { cookieAttributes } from '#functions/lib/keys/session-cookie.ts';
import { daySeconds, trustedDeviceDays } from '#shared/limits.ts';

/** Holds the end and the signature of each trust that accounts have placed in this browser. */
export const trustCookie = '__Secure-trust';

const mostAccounts = 10;
const trust = /^\d{10}\.[\w-]{43}$/;

type Account = { user: Pick<StoredUser, 'id' | 'sessionEpoch'>; factor: Pick<Factor, 'seed' | 'trustEpoch'> };

/** Void once the password or the factor changes, or the person ends another session. */
const signatureOf = ({ user: { id, sessionEpoch }, factor }: Account, until: number): string =>
  createHmac('sha256', getKey('DEVICE_SECRET'))
    .update(`trusted device\n${id} ${sessionEpoch} ${factor.seed} ${factor.trustEpoch ?? 0} ${until}`)
    .digest('base64url');

const isOf = (account: Account, kept: string): boolean => {
  const [until = '', given = ''] = kept.split('.');
  return timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(account, Number(until))));
};

const liveTrusts = (values: readonly string[], now: Date): string[] =>
  values
    .flatMap((value) => value.split('~').slice(0, mostAccounts))
    .filter((kept) => trust.test(kept) && Number(kept.slice(0, 10)) * 1000 > now.getTime());

export const isTrustedDevice = (values: readonly string[], account: Account, now: Date): boolean =>
  liveTrusts(values, now).some((kept) => isOf(account, kept));

/** The cookie with a trust of thirty days for this account beside those of others. */
export const trustDevice = (values: readonly string[], account: Account, now: Date): string => {
  const seconds = trustedDeviceDays * daySeconds;
  const until = Math.floor(now.getTime() / 1000) + seconds;
  const others = liveTrusts(values, now).filter((kept) => !isOf(account, kept));
  const kept = [`${until}.${signatureOf(account, until)}`, ...others].slice(0, mostAccounts);
  return `${trustCookie}=${kept.join('~')}; Max-Age=${seconds}; ${cookieAttributes}`;
};
