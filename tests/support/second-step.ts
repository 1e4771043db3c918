import { TOTP } from 'otpauth';
import { Sessions } from '#functions/data/entities/session.ts';
import { isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { findAccount } from '#functions/data/people/accounts.ts';
import { beginSession } from '#functions/lib/sign-in/begin-session.ts';
import type { Session } from '#shared/schemas/user.ts';
import { inMainCell, inOtherCell } from './home-cell.ts';
import { apiOf } from './people.ts';
import { claimsOf } from './sessions.ts';

/** The code that an authenticator app shows; `later` counts its steps of thirty seconds, as a code works once. */
export const codeOf = (key: string, later = 0): string =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: Date.now() + later * 30_000 });

/** Turns a second factor on by the API. */
export const enrol = async ({ token }: Session): Promise<{ key: string; recoveryCodes: readonly string[] }> => {
  const { factors } = apiOf(token);
  const { key } = await factors.begin();
  const { recoveryCodes } = await factors.turnOn({ body: { code: codeOf(key) } });
  return { key, recoveryCodes };
};

/** The session last proved twenty minutes ago who acts. */
export const ageConfirmation = async (token: string): Promise<void> => {
  const { sub: userId, sid: id } = claimsOf(token);
  const now = new Date();
  const confirmedAt = new Date(now.getTime() - 20 * 60_000).toISOString();
  const age = () => commit([updateChange(Sessions, { userId, id, confirmedAt }, isThere)], { now });
  if (!(await inMainCell(age)) && !(await inOtherCell(age))) throw new Error('the session has ended');
};

/** A session as it begins where the stage requires a second factor of the role. */
export const beginRestricted = async (email: string): Promise<Session> => {
  const begin = async () => {
    const account = await findAccount(email);
    if (!account) return null;
    const now = new Date();
    const { changes, session } = await beginSession(account.user, { now, userAgent: '' }, { mustSetUpFactor: true });
    await commit(changes, { now });
    return session;
  };
  const session = (await inMainCell(begin)) ?? (await inOtherCell(begin));
  if (!session) throw new Error(`nobody has the address ${email}`);
  return session;
};
