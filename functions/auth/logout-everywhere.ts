import { endSessions } from '#functions/data/sessions.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { dropCookie } from '#functions/lib/session-cookie.ts';
import type { auth } from '#shared/contracts/auth.ts';

/** Ends all sessions of the caller, on every device and here. */
export const logoutEverywhere: Handlers<typeof auth>['logoutEverywhere'] = async (_input, { actor, setCookie }) => {
  await endSessions(actor.id);
  setCookie(dropCookie);
};
