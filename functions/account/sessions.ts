import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { endTrustsChange, findFactor, isOn } from '#functions/data/people/factors.ts';
import {
  endAllSessionsChange,
  endAllSessionsOnceChange,
  endSessionChanges,
  findRenewable,
  keepSessionChange,
  listSessions as readSessions,
  type SessionKey,
} from '#functions/data/people/sessions.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { secretState } from '#functions/lib/keys/renewal-secret.ts';
import { dropCookie, readRenewalCookie, renewalCookie } from '#functions/lib/keys/session-cookie.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';

type Calls = Handlers<typeof auth>;

export const listSessions: Calls['listSessions'] = async (_, { person, sessionId, now }) => {
  const sessions = await readSessions(requireFound(person), now);
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
};

export const endSession: Calls['endSession'] = async ({ params }, context) => {
  const person = requireFound(context.person);
  const changes = [
    ...endSessionChanges({ userId: person.id, sessionId: params.id }),
    // Trust lies in the cookies of devices, which nobody can tell apart: all of them are asked for a code again.
    ...(isOn(await findFactor(person.id)) ? [endTrustsChange(person.id)] : []),
    auditSecurityChange('sessions ended', person, context, { to: 'one' }),
  ];
  if (!(await commit(changes, context))) throw new AppError('not_found');
};

export const endOtherSessions: Calls['endOtherSessions'] = async (_, context) => {
  const person = requireFound(context.person);
  const own = { userId: person.id, sessionId: requireFound(context.sessionId) };
  const event = auditSecurityChange('sessions ended', person, context, { to: 'others' });
  const changes = [endAllSessionsOnceChange(person), keepSessionChange(own, person), event];
  if (!(await commit(changes, context))) throw new AppError('conflict');
};

/** Null unless the cookie's secret is or was one of the session. */
const findSessionOf = async (cookie: string, now: Date): Promise<SessionKey | null> => {
  const key = readRenewalCookie(cookie);
  const renewable = key && (await findRenewable(key, now));
  return renewable && secretState(key.secret, renewable.renewal) !== 'foreign' ? key : null;
};

/** The sessions of the token and of the renewal cookies may differ. Does nothing without either. */
export const logout: Calls['logout'] = async (_, context) => {
  const { actor, sessionId, cookies, setCookie, now } = context;
  const sent = cookies(renewalCookie);
  const named = await Promise.all(sent.map((cookie) => findSessionOf(cookie, now)));
  const own = actor && sessionId ? { userId: actor.id, sessionId } : null;
  const ended = new Map([own, ...named].flatMap((key) => (key ? [[key.sessionId, key] as const] : [])));
  for (const key of ended.values()) await commit(endSessionChanges(key), context);
  if (sent.length > 0) setCookie(dropCookie);
};

export const logoutEverywhere: Calls['logoutEverywhere'] = async (_, context) => {
  const { id, universityId } = context.actor;
  const person = { id, universityId: universityId ?? undefined };
  await commit(
    [endAllSessionsChange(id), auditSecurityChange('sessions ended', person, context, { to: 'all' })],
    context,
  );
  context.setCookie(dropCookie);
};
