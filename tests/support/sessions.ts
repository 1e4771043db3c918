import { commit } from '#functions/data/commit.ts';
import type { StoredUser } from '#functions/data/users.ts';

/** A token of that person, by a session that begins now, on no device in particular. */
export const tokenOf = async (user: StoredUser, now = new Date()): Promise<string> => {
  // By the modules of today: in an empty stack they publish the keys anew.
  const { beginSession } = await import('#functions/auth/begin-session.ts');
  const { changes, session } = await beginSession(user, { now, userAgent: '' });
  await commit(changes, { now });
  return session.token;
};
