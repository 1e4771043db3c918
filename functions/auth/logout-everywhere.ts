import { commit } from '#functions/data/commit.ts';
import { sessionsEnded } from '#functions/data/sessions.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import { dropCookie } from '#functions/lib/session-cookie.ts';
import { auth } from '#shared/contracts/auth.ts';
import { recorded } from './recorded.ts';

/** Ends all sessions of the caller, on every device and here. */
export const logoutEverywhere: Handlers<typeof auth>['logoutEverywhere'] = async (_input, context) => {
  const { id, universityId } = context.actor;
  const actor = { id, universityId: universityId ?? undefined };
  await commit([sessionsEnded(id)], recorded(context, actor, auth.logoutEverywhere));
  context.setCookie(dropCookie);
};
