import { expect } from 'vitest';
import { type NewAccount, newAccount } from '#functions/data/accounts.ts';
import { commit } from '#functions/data/commit.ts';
import type { StoredUser } from '#functions/data/users.ts';
import { hashPassword } from '#functions/lib/password.ts';
import { basePath } from '#shared/contract.ts';
import type { Status } from '#shared/lists.ts';
import type { Session } from '#shared/schemas/user.ts';
import { anonymous } from './api.ts';
import { buildUniversity } from './factories.ts';
import { invoke } from './invoke.ts';
import { receivedBy } from './outbox.ts';

/** The password of every account that these helpers make. */
export const password = 'trois loutres au canal';

let counter = 0;
/** An address that nobody has; test files run beside each other. */
export const newEmail = (): string => {
  counter += 1;
  return `Camille.${process.hrtime.bigint()}.${counter}@Example.test`;
};

/** What a newcomer types to register into a university of their own. */
export const newcomer = async () => ({
  firstName: 'Camille',
  lastName: 'Lefèvre',
  email: newEmail(),
  password,
  universityId: (await buildUniversity()).id,
});

/** Somebody who can sign in. */
export const buildAccount = async (
  status: Status = 'ACCEPTED',
  fields: Partial<NewAccount> = {},
): Promise<StoredUser> => {
  const { firstName, lastName, email, universityId } = await newcomer();
  const person = { firstName, lastName, email, universityId, role: 'user', language: 'fr' } as const;
  const passwordHash = await hashPassword(password);
  const now = new Date();
  const { user, changes } = newAccount({ ...person, status, passwordHash, ...fields }, now);
  expect(await commit(changes, { now })).toBe(true);
  return user;
};

/** Signs in where no second step is due. */
export const login = async (email: string, given = password): Promise<Session> => {
  const reply = await anonymous.auth.login({ body: { email, password: given } });
  return 'token' in reply ? reply : expect.unreachable('a second step is due');
};

/** Posts without a client, for what only the headers tell. */
export const post = (call: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  invoke(
    new Request(`http://test${basePath}/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

/** Signs in as a browser does and keeps the cookie's name and value. */
export const browserOf = async ({ email }: Pick<StoredUser, 'email'>) => {
  const reply = await post('login', { email, password });
  const [cookie = ''] = reply.headers.getSetCookie();
  const { token } = (await reply.json()) as { token: string };
  return { cookie: cookie.split(';')[0] ?? '', token };
};

export const isSignedIn = async (token: string, { id }: Pick<StoredUser, 'id'>): Promise<boolean> =>
  (await invoke(new Request(`http://test${basePath}/users/${id}`, { headers: { authorization: `Bearer ${token}` } })))
    .ok;

/** The query of the link to choose a password in the newest mail to that address. */
export const mailedLink = async (email: string): Promise<URLSearchParams> => {
  const text = (await receivedBy(email)).at(-1)?.text ?? '';
  const link = /http:\/\/\S+\/reset-password\?\S+/.exec(text)?.[0] ?? expect.unreachable('no link in the mail');
  return new URL(link).searchParams;
};

/** Asks for a link to choose a new password; gives its query. */
export const linkTo = async ({ email }: Pick<StoredUser, 'email'>): Promise<URLSearchParams> => {
  await anonymous.auth.resetPassword({ body: { email } });
  return mailedLink(email);
};

/** What somebody chooses by a link, unless a test says otherwise. */
export const newPassword = 'quatre hiboux sur le pont';

/** Chooses a password by a link. */
export const choose = (link: URLSearchParams, changes: Record<string, string> = {}) => {
  const part = (name: string) => link.get(name) ?? '';
  const given = { token: part('token'), email: part('email'), userId: part('userId') };
  const chosen = { password: newPassword, confirmPassword: newPassword };
  return anonymous.auth.updatePassword({ body: { ...given, ...chosen, ...changes } });
};
