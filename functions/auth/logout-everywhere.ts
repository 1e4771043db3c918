import { securityEvent } from '#functions/data/audit.ts';
import { commit } from '#functions/data/commit.ts';
import { sessionsEnded } from '#functions/data/sessions.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { dropCookie } from '#functions/lib/session-cookie.ts';
import type { auth } from '#shared/contracts/auth.ts';

/** Ends all sessions of the caller, on every device and here. */
export const logoutEverywhere: Handlers<typeof auth>['logoutEverywhere'] = async (_input, context) => {
  const { id, universityId } = context.actor;
  const person = { id, universityId: universityId ?? undefined };
  await commit([sessionsEnded(id), securityEvent('sessions ended', person, context, { to: 'all' })], context);
  context.setCookie(dropCookie);
};
