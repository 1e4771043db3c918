import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { nanoid } from 'nanoid';
import { beginSession } from '#functions/auth/begin-session.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newUniversityId } from '#functions/data/kernel/ids.ts';
import { findAccount, newAccount } from '#functions/data/people/accounts.ts';
import { rememberDevice } from '#functions/lib/keys/device-cookie.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { Role, Status } from '#shared/lists.ts';
import type { Session, User } from '#shared/schemas/user.ts';
import { type Client, createClient } from '#web/lib/calls/client.ts';

/** The password of every demo account and of everybody in a story. */
export const password = 'demo-Passw0rd!';

/** The running product's API, called with that token if any. */
export const apiOf = (token?: string): Client<typeof contracts> =>
  createClient(contracts, ({ method, path, body, headers }) =>
    fetch(`${process.env.THESEE_ORIGIN}${path}`, {
      method,
      body,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    }),
  );

/** A session of that person's, and the cookies that a browser holds with it: as if they had signed in, but counted by no throttle. */
export const signIn = async (email: string): Promise<{ session: Session; cookies: readonly string[] }> => {
  const account = await findAccount(email);
  if (!account) throw new Error(`nobody has the address ${email}`);
  const now = new Date();
  const { changes, cookie, session } = await beginSession(account.user, { now, userAgent: '' });
  await Promise.all([commit(changes, { now }), loadKey('DEVICE_SECRET')]);
  return { session, cookies: [cookie, rememberDevice([], email)] };
};

/** An address that nobody has, which a spreadsheet does not take for a formula: an id may begin with `-`. */
export const newEmail = (): string => `p${nanoid(12).toLowerCase()}@story.test`;

let hashed: Promise<string> | undefined;

/** A university that no other story counts the members of, its administrator, and those who join it. */
export type Home = {
  university: { id: string; name: string };
  admin: Session;
  /** Somebody who administers all universities, and belongs to none. */
  superAdmin: () => Promise<Session>;
  /** Somebody whom nobody else knows, waiting to be accepted. */
  newcomer: (firstName?: string) => Promise<Session>;
  /** The same by the call of registration, whose mail brings a link. */
  register: () => Promise<Session>;
  /** Somebody who was accepted. */
  candidate: (firstName?: string) => Promise<Session>;
  /** Has the administrator accept somebody. */
  accept: (person: Session) => Promise<User>;
  /** Has the administrator make an account for somebody, who is then invited by mail. */
  invite: (firstName: string) => Promise<User>;
};

/** Makes a home with the product's own functions; the number tells it from those of other workers. */
export const createHome = async (number: number): Promise<Home> => {
  const university = { id: newUniversityId(), name: `Université des récits ${number} ${nanoid(5)}` };
  const place = { city: 'Nantes', country: 'France', address: '1, rue du Fil' };
  await Universities.build(PutItemCommand)
    .item({ ...university, ...place, createdAt: new Date().toISOString() })
    .send();

  const personOf = (firstName: string) => ({ firstName, lastName: 'Sérilhac', email: newEmail() });
  const join = async (firstName: string, role: Role, status: Status): Promise<Session> => {
    hashed ??= hashPassword(password);
    const universityId = role === 'super' ? null : university.id;
    const person = { ...personOf(firstName), role, status, universityId, language: 'fr' } as const;
    const now = new Date();
    const { user, changes } = newAccount(
      { ...person, passwordHash: await hashed, emailConfirmed: status === 'ACCEPTED' },
      now,
    );
    await commit(changes, { now });
    return (await signIn(user.email)).session;
  };

  const admin = await join('Hermine', 'admin', 'ACCEPTED');
  const { users } = apiOf(admin.token);
  return {
    university,
    admin,
    superAdmin: () => join('Solène', 'super', 'ACCEPTED'),
    newcomer: (firstName = 'Ambre') => join(firstName, 'user', 'PENDING'),
    register: () => apiOf().auth.register({ body: { ...personOf('Ambre'), password, universityId: university.id } }),
    candidate: (firstName = 'Ambre') => join(firstName, 'user', 'ACCEPTED'),
    accept: ({ user: { id } }) => users.setStatus({ params: { id }, body: { status: 'ACCEPTED' } }),
    invite: (firstName) =>
      users.create({ body: { ...personOf(firstName), password, role: 'user', universityId: university.id } }),
  };
};
