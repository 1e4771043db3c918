import type { StoredUser } from '#functions/data/people/users.ts';

export const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

export const sessionIdOf = (token: string): string => String(claimsOf(token).sid);

export const tokenOf = async (user: StoredUser, now = new Date()): Promise<string> => {
  // Imported late: a test that changes to an empty table needs a signer that publishes its keys there.
  const { beginSession } = await import('#functions/lib/sign-in/begin-session.ts');
  const { commit } = await import('#functions/data/kernel/commit.ts');
  const { changes, session } = await beginSession(user, { now, userAgent: '' });
  await commit(changes, { now });
  return session.token;
};
