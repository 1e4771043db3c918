import { findSignedIn } from '#functions/data/people/sessions.ts';
import { markSeen, type StoredUser } from '#functions/data/people/users.ts';
import { verifyToken } from '#functions/lib/keys/token.ts';
import { AppError } from '#shared/errors.ts';

/** Finds who calls, by which session, and whether that opens no more than the choice of a password (D77). */
export type Caller = { user: StoredUser; sessionId: string; mustChoosePassword: boolean };

/**
 * Who holds the bearer token, as the database knows them and their session now: a rejection, a deletion or a logout works at
 * their next request. Throws `unauthorized` for a missing, bad or void token. `onClaimed` hears whose a signed token is before
 * anything is read: a table that refuses leaves a failure that names nobody otherwise.
 */
export const authenticate = async (
  authorization: string | undefined,
  now: Date,
  onClaimed: (userId: string) => void,
): Promise<Caller> => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token ? await verifyToken(token, now) : null;
  if (claims) onClaimed(claims.sub);
  const found = claims && (await findSignedIn({ userId: claims.sub, sessionId: claims.sid }, now));
  if (!found) throw new AppError('unauthorized');
  const { user, session } = found;
  await markSeen(user, now);
  return { user, sessionId: session.id, mustChoosePassword: session.mustChoosePassword ?? false };
};
