import { removeSession } from '#functions/data/sessions.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { dropCookie, readCookieValue, sessionCookie } from '#functions/lib/session-cookie.ts';
import type { auth } from '#shared/contracts/auth.ts';

/** Ends this browser's session; without one there is nothing to do. */
export const logout: Handlers<typeof auth>['logout'] = async (_input, { cookie, setCookie }) => {
  const key = readCookieValue(cookie(sessionCookie));
  if (key) await removeSession(key);
  setCookie(dropCookie);
};
