import { commit } from '#functions/data/kernel/commit.ts';
import { findRenewable, type SessionKey, sessionEnded } from '#functions/data/people/sessions.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { placeOf } from '#functions/lib/keys/renewal-secret.ts';
import { dropCookie, readRenewalCookie, renewalCookie } from '#functions/lib/keys/session-cookie.ts';
import type { auth } from '#shared/contracts/auth.ts';

/** The session that a cookie names, if its secret shows that this browser had it. */
const sessionOf = async (value: string, { now }: Pick<CallContext, 'now'>): Promise<SessionKey | null> => {
  const key = readRenewalCookie(value);
  const found = key && (await findRenewable(key, now));
  return found && placeOf(key.secret, found.renewal) !== 'foreign' ? key : null;
};

/** Ends this browser's session at once, by its token and by its cookie, which may be of two; without one there is nothing to do. */
export const logout: Handlers<typeof auth>['logout'] = async (_input, context) => {
  const { actor, sessionId, cookies, setCookie } = context;
  const sent = cookies(renewalCookie);
  const named = await Promise.all(sent.map((value) => sessionOf(value, context)));
  const own = actor && sessionId ? { userId: actor.id, sessionId } : null;
  const ended = new Map([own, ...named].flatMap((key) => (key ? [[key.sessionId, key] as const] : [])));
  for (const key of ended.values()) await commit(sessionEnded(key), context);
  if (sent.length > 0) setCookie(dropCookie);
};
