import { securityEvent } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { sessionsEnded } from '#functions/data/people/sessions.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { dropCookie } from '#functions/lib/keys/session-cookie.ts';
import type { auth } from '#shared/contracts/auth.ts';

/** Ends all sessions of the caller, on every device and here. */
export const logoutEverywhere: Handlers<typeof auth>['logoutEverywhere'] = async (_input, context) => {
  const { id, universityId } = context.actor;
  const person = { id, universityId: universityId ?? undefined };
  await commit([sessionsEnded(id), securityEvent('sessions ended', person, context, { to: 'all' })], context);
  context.setCookie(dropCookie);
};
