import { nanoid } from 'nanoid';
import { listUniversityChanges } from '#functions/data/directory/listing.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { putChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newUniversityId } from '#functions/data/kernel/ids.ts';
import { createAccountChanges, findAccount } from '#functions/data/people/accounts.ts';
import { rememberDevice } from '#functions/lib/keys/device-cookie.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import { beginSession } from '#functions/lib/sign-in/begin-session.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { Role, Status } from '#shared/lists.ts';
import type { Session, User } from '#shared/schemas/user.ts';
import { type Client, createClient } from '#web/lib/calls/client.ts';
import { inMainCell, inOtherCell, publishKeysInCells } from './home-cell.ts';

export const password = 'demo-Passw0rd!';

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

type SignedIn = { session: Session; cookies: readonly string[] };

const signInHere = async (email: string): Promise<SignedIn | null> => {
  const account = await findAccount(email);
  if (!account) return null;
  const now = new Date();
  const { changes, cookie, session } = await beginSession(account.user, { now, userAgent: '' });
  await Promise.all([commit(changes, { now }), loadKey('DEVICE_SECRET')]);
  return { session, cookies: [cookie, rememberDevice([], email)] };
};

/** Skips the login call, so no throttle counts it. */
export const signIn = async (email: string): Promise<SignedIn> => {
  await publishKeysInCells();
  const signedIn = (await inMainCell(() => signInHere(email))) ?? (await inOtherCell(() => signInHere(email)));
  if (!signedIn) throw new Error(`nobody has the address ${email}`);
  return signedIn;
};

/** The leading `p` keeps spreadsheets from reading an id that starts with `-` as a formula. */
export const newEmail = (): string => `p${nanoid(12).toLowerCase()}@story.test`;

let hashed: Promise<string> | undefined;

/** Each worker's stories have their own university. */
export type Home = {
  university: { id: string; name: string };
  admin: Session;
  superAdmin: () => Promise<Session>;
  newcomer: (firstName?: string) => Promise<Session>;
  /** Pending; the registration call mails a link. */
  register: () => Promise<Session>;
  candidate: (firstName?: string) => Promise<Session>;
  accept: (person: Session) => Promise<User>;
  /** The administrator's call mails an invitation. */
  invite: (firstName: string) => Promise<User>;
};

/** The story's own home, numbered below this, lies in the other cell where the product runs two; all others in the main one. */
const firstOfMain = 1000;

export const createHome = async (number: number): Promise<Home> => {
  const inItsCell: typeof inMainCell = (run) => (number < firstOfMain ? inOtherCell : inMainCell)(run);
  const university = { id: newUniversityId(), name: `Université des récits ${number} ${nanoid(5)}` };
  const place = { city: 'Nantes', country: 'France', address: '1, rue du Fil' };
  const createdAt = new Date();
  await publishKeysInCells();
  await inItsCell(async () => {
    await loadKey('PSEUDONYM_SECRET');
    const opened = putChange(Universities, { ...university, ...place, createdAt: createdAt.toISOString() });
    await commit([opened, ...listUniversityChanges(university.id)], { now: createdAt });
  });

  const personOf = (firstName: string) => ({ firstName, lastName: 'Sérilhac', email: newEmail() });
  const join = (firstName: string, role: Role, status: Status): Promise<Session> =>
    (role === 'super' ? inMainCell : inItsCell)(() => joinHere(firstName, role, status));
  const joinHere = async (firstName: string, role: Role, status: Status): Promise<Session> => {
    hashed ??= hashPassword(password);
    const universityId = role === 'super' ? null : university.id;
    const person = { ...personOf(firstName), role, status, universityId, language: 'fr' } as const;
    const now = new Date();
    const { user, changes } = createAccountChanges(
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
