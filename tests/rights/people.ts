import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { commit } from '#functions/data/commit.ts';
import { userCounted } from '#functions/data/counts.ts';
import { memberKeys, Users } from '#functions/data/entities/user.ts';
import { publicCvClosed } from '#functions/data/public-cvs.ts';
import type { StoredUser } from '#functions/data/users.ts';
import type { Role, Status } from '#shared/lists.ts';
import type { University } from '#shared/schemas/university.ts';
import { givePassword } from '#tests/support/accounts.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { tokenOf } from '#tests/support/sessions.ts';
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

/** The people of one cell, all new, so that no cell meets another. */
export type People = {
  /** The university that is touched, or the owner's. */
  home: University;
  /** Whose thing is touched: an accepted candidate, so that they can make it, until `settle`. */
  owner: StoredUser;
  caller: Caller;
  /** Makes the owner what they are. */
  settle: () => Promise<void>;
  /** Has the caller, or another one, sign in. */
  join: (other?: Caller) => Promise<Joined>;
};

/** Who calls in a column. */
export const callerOf = (who: Column | Caller): Caller => (typeof who === 'string' ? callers[who] : who);

/** The people of a cell: by its column, or for any other caller; of a new university, unless one is given. */
export const peopleFor = async (
  who: Column | Caller,
  fields: OwnerFields = {},
  given?: University,
): Promise<People> => {
  const caller = callerOf(who);
  const [home, elsewhere] = [given ?? (await buildUniversity()), await buildUniversity()];
  // Born elsewhere and moved since (D72): rights follow the person, not the first letters of their id.
  const owner = await buildUser({ university: elsewhere });
  const universities = { owner: home, nobody: home, 'of home': home, 'of elsewhere': elsewhere, 'of none': null };
  const settle = async () => {
    const place = { universityId: home.id, ...memberKeys(owner.id, home.id) };
    const change = caller.is === 'owner' ? { status: caller.status } : fields;
    await Users.build(UpdateItemCommand)
      .item({ id: owner.id, ...change, ...place })
      .send();
    const now = new Date();
    await commit(userCounted(owner, { ...owner, ...change, universityId: home.id }, now), { now });
    if (change.status && change.status !== 'ACCEPTED') await commit([publicCvClosed(owner.id)], { now });
  };
  const join: People['join'] = async ({ is, ...standing } = caller) => {
    const person = is === 'owner' ? owner : await buildUser({ ...standing, university: universities[is] });
    await givePassword(person);
    const headers: Record<string, string> = is === 'nobody' ? {} : { authorization: `Bearer ${await tokenOf(person)}` };
    return { headers, callerId: person.id };
  };
  return { home, owner, caller, settle, join };
};
