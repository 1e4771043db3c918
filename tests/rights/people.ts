import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { beginSession } from '#functions/auth/begin-session.ts';
import { publicCvClosed, publicCvOpened } from '#functions/data/cv/public-cvs.ts';
import { memberKeys, Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newUserId } from '#functions/data/kernel/ids.ts';
import { newRecord } from '#functions/data/kernel/records.ts';
import { userCounted } from '#functions/data/people/user-counts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import type { Role, Status } from '#shared/lists.ts';
import type { University } from '#shared/schemas/university.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import type { Column } from './table.ts';

/** Who calls: the owner themselves, somebody else of the university that is touched, of another or of none, or nobody known. */
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

/** What the owner is, unless they call themselves. */
export type OwnerFields = { role?: Role; status?: Status };

/** Somebody who calls: by which headers they are known, and their id. */
type Joined = { headers: Record<string, string>; callerId: string };

/** The people of one cell: new ones, but for strangers who change nothing. */
export type People = {
  /** The university that is touched, or the owner's. */
  home: University;
  /** Whose thing is touched: an accepted candidate, so that they can make it, until `settle`. */
  owner: StoredUser;
  caller: Caller;
  /** Makes the owner what they are. */
  settle: () => Promise<void>;
  /** Has the caller, or another one, sign in; of those who change nothing, one stranger does for all cells. */
  join: (other?: Caller, isPassive?: boolean) => Promise<Joined>;
};

/** Who calls in a column. */
export const callerOf = (who: Column | Caller): Caller => (typeof who === 'string' ? callers[who] : who);

type Standing = { role: Role; status: Status };

/** Somebody of that university, with an id that another one may have given them, and the changes that store them. */
const newPerson = ({ role, status }: Standing, university: University | null, bornIn = university) => {
  const id = newUserId(bornIn?.id ?? 'test-');
  const { put, record } = newRecord(Users, {
    ...{ id, role, status, firstName: 'Camille', lastName: 'Lefèvre', language: 'fr', portfolios: 0, sessionEpoch: 0 },
    ...{ email: `${id.toLowerCase()}@example.test`, createdAt: new Date().toISOString() },
    ...(university && { universityId: university.id }),
    ...memberKeys(id, university?.id ?? null),
  });
  return { person: record, changes: [put, ...(status === 'ACCEPTED' ? [publicCvOpened(record)] : [])] };
};

/** Writes somebody with what belongs to them; they are counted apart, so that many who are made at once do not meet. */
const store = async (person: StoredUser, changes: readonly Change[]): Promise<void> => {
  const now = new Date();
  await Promise.all([commit(changes, { now }), commit(userCounted(null, person, now), { now })]);
};

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Begins a session of somebody, whom those changes store if any. */
const signIn = async (person: StoredUser, changes?: readonly Change[]): Promise<Joined> => {
  const now = new Date();
  const { changes: begun, session } = await beginSession(person, { now, userAgent: '' });
  await (changes ? store(person, [...changes, ...begun]) : commit(begun, { now }));
  return { headers: bearer(session.token), callerId: person.id };
};

let elsewhere: Promise<University> | undefined;
/** The university that no thing of a cell belongs to: one does for all cells. */
const otherUniversity = (): Promise<University> => {
  elsewhere ??= buildUniversity();
  return elsewhere;
};

const strangers = new Map<string, Promise<Joined>>();
/** Somebody of the other university or of none, made once. */
const strangerFor = ({ is, role, status }: Caller, make: () => Promise<Joined>): Promise<Joined> => {
  const kind = `${is} ${role} ${status}`;
  const known = strangers.get(kind) ?? make();
  strangers.set(kind, known);
  return known;
};

/** The people of a cell: by its column, or for any other caller; of a new university, unless one is given. */
export const peopleFor = async (
  who: Column | Caller,
  fields: OwnerFields = {},
  given?: University,
): Promise<People> => {
  const caller = callerOf(who);
  const [home, other] = await Promise.all([given ?? buildUniversity(), otherUniversity()]);
  // Born elsewhere (D72): rights follow the person, not the first letters of their id.
  const { person: owner, changes } = newPerson({ role: 'user', status: 'ACCEPTED' }, home, other);
  await store(owner, changes);
  const universities = { owner: home, nobody: home, 'of home': home, 'of elsewhere': other, 'of none': null };
  const settle = async () => {
    const change = caller.is === 'owner' ? { status: caller.status } : fields;
    if (!Object.entries(change).some(([name, value]) => Reflect.get(owner, name) !== value)) return;
    const now = new Date();
    const isClosed = change.status !== undefined && change.status !== 'ACCEPTED';
    const settled = Users.build(UpdateTransaction).item({ id: owner.id, ...change });
    const counted = userCounted(owner, { ...owner, ...change }, now);
    await commit([settled, ...counted, ...(isClosed ? [publicCvClosed(owner.id)] : [])], { now });
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
