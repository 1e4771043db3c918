import { beginSession } from '#functions/auth/begin-session.ts';
import { commit } from '#functions/data/commit.ts';
import type { StoredUser } from '#functions/data/users.ts';

/** A token of that person, by a session that begins now, on no device in particular. */
export const tokenOf = async (user: StoredUser, now = new Date()): Promise<string> => {
  const { changes, session } = await beginSession(user, { now, userAgent: '' });
  await commit(changes, { now });
  return session.token;
};
