import { createSession } from '#functions/data/sessions.ts';
import { type StoredUser, toUser } from '#functions/data/users.ts';
import type { Context } from '#functions/lib/serve.ts';
import { keepCookie, newCookieValue, readCookieValue, sessionLifetime } from '#functions/lib/session-cookie.ts';
import { signToken } from '#functions/lib/token.ts';
import type { Session } from '#shared/schemas/user.ts';

/** Signs a person in on this browser: a token now, and a cookie by which it is renewed. */
export const startSession = async (
  user: StoredUser,
  { now, setCookie }: Pick<Context, 'now' | 'setCookie'>,
): Promise<Session> => {
  const value = newCookieValue(user.id);
  const key = readCookieValue(value);
  if (!key) throw new Error('a new cookie cannot be read');
  const [token] = await Promise.all([
    signToken(user.id, user.sessionEpoch, now),
    createSession(user, key.tokenHash, new Date(now.getTime() + sessionLifetime)),
  ]);
  setCookie(keepCookie(value));
  return { token, user: toUser(user) };
};
