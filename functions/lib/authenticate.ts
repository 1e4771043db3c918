import { findUser, markSeen, toActor } from '#functions/data/users.ts';
import { AppError } from '#shared/errors.ts';
import type { Actor } from '#shared/policy.ts';
import { verifyToken } from './token.ts';

/** Who calls, and by which session. */
export type Caller = { actor: Actor; sessionId: string | null };

/**
 * Who holds the bearer token, as the database knows them now: a rejection, a deletion or an ended session works at
 * their next request. Throws `unauthorized` for a missing, bad or void token.
 */
export const authenticate = async (authorization: string | undefined, now: Date): Promise<Caller> => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token ? await verifyToken(token) : null;
  const user = claims && (await findUser(claims.sub));
  if (!user || user.sessionEpoch !== claims.epoch) throw new AppError('unauthorized');
  await markSeen(user, now);
  return { actor: toActor(user), sessionId: null };
};
