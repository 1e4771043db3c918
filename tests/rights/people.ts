import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { closePublicCvChange, openPublicCvChange } from '#functions/data/cv/public-cvs.ts';
import { memberKeys, Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newUserId } from '#functions/data/kernel/ids.ts';
import { newRecord } from '#functions/data/kernel/records.ts';
import { userCountsChanges } from '#functions/data/people/user-counts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { beginSession } from '#functions/lib/sign-in/begin-session.ts';
import type { Role, Status } from '#shared/lists.ts';
import type { University } from '#shared/schemas/university.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import type { Column } from './table.ts';

/** `is` relates the caller to the owner: the owner, a member of the same, another or no university, or anonymous. */
export type Caller = { is: 'owner' | 'of home' | 'of elsewhere' | 'of none' | 'nobody'; role: Role; status: Status };

const accepted = { role: 'user', status: 'ACCEPTED' } as const;
const callers: Record<Column, Caller> = {
  anonymous: { is: 'nobody', ...accepted },
  'pending self': { is: 'owner', ...accepted, status: 'PENDING' },
  'rejected self': { is: 'owner', ...accepted, status: 'REJECTED' },
  'user self': { is: 'owner', ...accepted },
  'user of the same university': { is: 'of home', ...accepted },
  'user of another': { is: 'of elsewhere', ...accepted },
  'admin of the same': { is: 'of home', ...accepted, role: 'admin' },
  'admin of another': { is: 'of elsewhere', ...accepted, role: 'admin' },
  super: { is: 'of none', ...accepted, role: 'super' },
};

export type OwnerFields = { role?: Role; status?: Status };

type Joined = { headers: Record<string, string>; callerId: string };

/** New for each cell, except for passive callers from elsewhere, who are shared. */
export type People = {
  /** The owner's, or the one that the call is about. */
  home: University;
  /** An accepted candidate until `settle`, so that they can create the record. */
  owner: StoredUser;
  caller: Caller;
  settle: () => Promise<void>;
  /** The caller by default. Passive callers from elsewhere are shared by all cells. */
  join: (other?: Caller, isPassive?: boolean) => Promise<Joined>;
};

export const callerOf = (who: Column | Caller): Caller => (typeof who === 'string' ? callers[who] : who);

type Standing = { role: Role; status: Status };

/** `bornIn` is the university whose prefix the id carries. */
const newPerson = ({ role, status }: Standing, university: University | null, bornIn = university) => {
  const id = newUserId(bornIn?.id ?? 'test-');
  const { put, record } = newRecord(Users, {
    ...{
      id,
      role,
      status,
      firstName: 'Camille',
      lastName: 'Lefèvre',
      language: 'fr',
      portfolios: 0,
      hasDoctorate: false,
      sessionEpoch: 0,
    },
    ...{ email: `${id.toLowerCase()}@example.test`, createdAt: new Date().toISOString() },
    ...(university && { universityId: university.id }),
    ...memberKeys(id, university?.id ?? null),
  });
  return { person: record, changes: [put, ...(status === 'ACCEPTED' ? [openPublicCvChange(record)] : [])] };
};

/** Counts are a commit of their own, so that users created concurrently do not conflict. */
const store = async (person: StoredUser, changes: readonly Change[]): Promise<void> => {
  const now = new Date();
  await Promise.all([commit(changes, { now }), commit(userCountsChanges(null, person, now), { now })]);
};

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

const signIn = async (person: StoredUser, changes?: readonly Change[]): Promise<Joined> => {
  const now = new Date();
  const { changes: begun, session } = await beginSession(person, { now, userAgent: '' });
  await (changes ? store(person, [...changes, ...begun]) : commit(begun, { now }));
  return { headers: bearer(session.token), callerId: person.id };
};

/** Made once for each table, under that name. */
const createShelf = <T>() => {
  const kept = new Map<string, Promise<T>>();
  return (name: string, make: () => Promise<T>): Promise<T> => {
    const key = `${process.env.TABLE_NAME} ${name}`;
    const known = kept.get(key) ?? make();
    kept.set(key, known);
    return known;
  };
};

const universityOnce = createShelf<University>();
/** Shared by all cells because none of its records is touched. */
const otherUniversity = (): Promise<University> => universityOnce('elsewhere', () => buildUniversity());

const strangerOnce = createShelf<Joined>();
const strangerFor = ({ is, role, status }: Caller, make: () => Promise<Joined>): Promise<Joined> =>
  strangerOnce(`${is} ${role} ${status}`, make);

export const peopleFor = async (
  who: Column | Caller,
  fields: OwnerFields = {},
  given?: University,
): Promise<People> => {
  const caller = callerOf(who);
  const [home, other] = await Promise.all([given ?? buildUniversity(), otherUniversity()]);
  // The id carries another university's prefix (D72): rights follow the user, not the id.
  const { person: owner, changes } = newPerson({ role: 'user', status: 'ACCEPTED' }, home, other);
  await store(owner, changes);
  const universities = { owner: home, nobody: home, 'of home': home, 'of elsewhere': other, 'of none': null };
  const settle = async () => {
    const change = caller.is === 'owner' ? { status: caller.status } : fields;
    if (!Object.entries(change).some(([name, value]) => Reflect.get(owner, name) !== value)) return;
    const now = new Date();
    const isClosed = change.status !== undefined && change.status !== 'ACCEPTED';
    const settled = Users.build(UpdateTransaction).item({ id: owner.id, ...change });
    const counted = userCountsChanges(owner, { ...owner, ...change }, now);
    await commit([settled, ...counted, ...(isClosed ? [closePublicCvChange(owner.id)] : [])], { now });
  };
  const join: People['join'] = async (joining = caller, isPassive = false) => {
    const { is } = joining;
    if (is === 'owner') return signIn(owner);
    const { person, changes } = newPerson(joining, universities[is]);
    if (is === 'nobody') return { headers: {}, callerId: person.id };
    const make = () => signIn(person, changes);
    return isPassive && is !== 'of home' ? strangerFor(joining, make) : make();
  };
  return { home, owner, caller, settle, join };
};
