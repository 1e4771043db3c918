import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { expect } from 'vitest';
import { Credentials } from '#functions/data/entities/credential.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { type NewAccount, newAccount } from '#functions/data/people/accounts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import type { Status } from '#shared/lists.ts';
import type { Session } from '#shared/schemas/user.ts';
import { anonymous } from './api.ts';
import { buildUniversity } from './factories.ts';
import { mailedUrl } from './mailbox.ts';
import { deliver } from './outbox.ts';

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

let hashed: Promise<string> | undefined;
/** The hash of the password of all, made once: it takes as long as it should. */
const passwordHash = (): Promise<string> => {
  hashed ??= hashPassword(password);
  return hashed;
};

/** Somebody who can sign in. */
export const buildAccount = async (
  status: Status = 'ACCEPTED',
  fields: Partial<NewAccount> = {},
): Promise<StoredUser> => {
  const { firstName, lastName, email, universityId } = await newcomer();
  const person = { firstName, lastName, email, universityId, role: 'user', language: 'fr' } as const;
  const now = new Date();
  const { user, changes } = newAccount({ ...person, status, passwordHash: await passwordHash(), ...fields }, now);
  expect(await commit(changes, { now })).toBe(true);
  return user;
};

/** Signs in where no second step is due. */
export const login = async (email: string, given = password): Promise<Session> => {
  const reply = await anonymous.auth.login({ body: { email, password: given } });
  return 'token' in reply ? reply : expect.unreachable('a second step is due');
};

/** Lets somebody who was stored without one sign in by the password of all. */
export const givePassword = async ({ id: userId }: Pick<StoredUser, 'id'>): Promise<void> => {
  await Credentials.build(PutItemCommand)
    .item({ userId, passwordHash: await passwordHash() })
    .send();
};

/** The query of the link to that page in the newest mail to that address. */
export const mailedLink = async (email: string, page = 'reset-password'): Promise<URLSearchParams> => {
  await deliver();
  return new URL(await mailedUrl(email, page)).searchParams;
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
