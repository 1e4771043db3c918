import type { StoredUser } from '#functions/data/people/users.ts';

/** Which session a token names. */
export const sessionIdOf = (token: string): string => {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return String(JSON.parse(payload).sid);
};

/** A token of that person, by a session that begins now, on no device in particular. */
export const tokenOf = async (user: StoredUser, now = new Date()): Promise<string> => {
  // Not at the top: a test that goes on to an empty table needs a signer that has published its keys to that one.
  const { beginSession } = await import('#functions/auth/begin-session.ts');
  const { commit } = await import('#functions/data/kernel/commit.ts');
  const { changes, session } = await beginSession(user, { now, userAgent: '' });
  await commit(changes, { now });
  return session.token;
};
