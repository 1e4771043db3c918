import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { expect, vi } from 'vitest';
import { Credentials } from '#functions/data/entities/credential.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { createAccountChanges, type NewAccount } from '#functions/data/people/accounts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import type { Status } from '#shared/lists.ts';
import type { Session } from '#shared/schemas/user.ts';
import { anonymous } from './api.ts';
import { buildUniversity } from './factories.ts';
import { mailedUrl } from './mailbox.ts';
import { deliver } from './outbox.ts';

export const password = 'trois loutres au canal';

let counter = 0;
/** Unique, because test files run concurrently. */
export const newEmail = (): string => {
  counter += 1;
  return `Camille.${process.hrtime.bigint()}.${counter}@Example.test`;
};

export const newcomer = async () => ({
  firstName: 'Camille',
  lastName: 'Lefèvre',
  email: newEmail(),
  password,
  universityId: (await buildUniversity()).id,
});

let hashed: Promise<string> | undefined;
/** Computed once, because hashing is slow by design. */
const passwordHash = (): Promise<string> => {
  hashed ??= hashPassword(password);
  return hashed;
};

export const buildAccount = async (
  status: Status = 'ACCEPTED',
  fields: Partial<NewAccount> = {},
): Promise<StoredUser> => {
  const { firstName, lastName, email, universityId } = await newcomer();
  const person = { firstName, lastName, email, universityId, role: 'user', language: 'fr' } as const;
  const now = new Date();
  const { user, changes } = createAccountChanges(
    { ...person, status, passwordHash: await passwordHash(), ...fields },
    now,
  );
  expect(await commit(changes, { now })).toBe(true);
  return user;
};

/** Signs in a user without a second step. */
export const login = async (email: string, given = password): Promise<Session> => {
  const reply = await anonymous.auth.login({ body: { email, password: given } });
  return 'token' in reply ? reply : expect.unreachable('a second step is due');
};

export const givePassword = async ({ id: userId }: Pick<StoredUser, 'id'>): Promise<void> => {
  await Credentials.build(PutItemCommand)
    .item({ userId, passwordHash: await passwordHash() })
    .send();
};

const deliveredUrl = async (email: string, page: string): Promise<URL> => {
  await deliver();
  return new URL(await mailedUrl(email, page));
};

/** Waits, which moves a clock that stands, only while another file's mailer has its turn. */
export const mailedLink = async (email: string, page = 'reset-password'): Promise<URLSearchParams> => {
  const url = await deliveredUrl(email, page).catch(() =>
    vi.waitFor(() => deliveredUrl(email, page), { timeout: 20_000 }),
  );
  return url.searchParams;
};

export const linkTo = async ({ email }: Pick<StoredUser, 'email'>): Promise<URLSearchParams> => {
  await anonymous.auth.resetPassword({ body: { email } });
  return mailedLink(email);
};

export const newPassword = 'quatre hiboux sur le pont';

export const choose = (link: URLSearchParams, changes: Record<string, string> = {}) => {
  const part = (name: string) => link.get(name) ?? '';
  const given = { token: part('token'), email: part('email'), userId: part('userId') };
  const chosen = { password: newPassword, confirmPassword: newPassword };
  return anonymous.auth.updatePassword({ body: { ...given, ...chosen, ...changes } });
};
