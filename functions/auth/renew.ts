import { prolongSession } from '#functions/data/sessions.ts';
import { findUser, toUser } from '#functions/data/users.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { keepCookie, readCookieValue, sessionCookie, sessionLifetime } from '#functions/lib/session-cookie.ts';
import { signToken } from '#functions/lib/token.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';

/** A fresh token for the browser that holds the cookie. The cookie's secret stays, so tabs that renew at once all succeed. */
export const renew: Handlers<typeof auth>['renew'] = async (_input, { cookie, now, setCookie }) => {
  const value = cookie(sessionCookie);
  const key = readCookieValue(value);
  const user = key && (await findUser(key.userId));
  const until = new Date(now.getTime() + sessionLifetime);
  if (!value || !user || !(await prolongSession(user, key.tokenHash, until, now))) throw new AppError('unauthorized');
  setCookie(keepCookie(value));
  return { token: await signToken(user.id, user.sessionEpoch, now), user: toUser(user) };
};
