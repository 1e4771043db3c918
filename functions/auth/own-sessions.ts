import { securityEvent } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import {
  epochOver,
  listSessions as findSessions,
  sessionEnded,
  sessionOutlives,
} from '#functions/data/people/sessions.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors.ts';

type Calls = Handlers<typeof auth>;

export const listSessions: Calls['listSessions'] = async (_, { person, sessionId, now }) => {
  const sessions = await findSessions(found(person), now);
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
};

/** Ends the session on one device; somebody else's is none of the caller's. */
export const endSession: Calls['endSession'] = async ({ params }, context) => {
  const person = found(context.person);
  const changes = sessionEnded({ userId: person.id, sessionId: params.id });
  const isDone = await commit([...changes, securityEvent('sessions ended', person, context, { to: 'one' })], context);
  if (!isDone) throw new AppError('not_found');
};

/** Ends the sessions on all other devices at once. */
export const endOtherSessions: Calls['endOtherSessions'] = async (_, context) => {
  const person = found(context.person);
  const own = { userId: person.id, sessionId: found(context.sessionId) };
  const event = securityEvent('sessions ended', person, context, { to: 'others' });
  const changes = [epochOver(person), sessionOutlives(own, person), event];
  if (!(await commit(changes, context))) throw new AppError('conflict');
};
