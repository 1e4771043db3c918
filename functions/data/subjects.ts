import type { Subject } from '#shared/contract.ts';
import type { Scope } from '#shared/policy.ts';
import { holderOf } from './kernel/ids.ts';
import { findUser, type StoredUser, type VouchedUser } from './people/users.ts';
import { findUniversity, type StoredUniversity } from './universities/universities.ts';

export type Touched = { scope: Scope; person?: StoredUser; university?: StoredUniversity };

export type Caller = StoredUser | VouchedUser;

type Loader = (id: string, caller: Caller) => Promise<Touched | null>;

/** Returns the caller from memory, since authentication has just read them. */
const readPerson = async (id: string, caller: Caller): Promise<StoredUser | null> =>
  id === caller.id && !('isVouched' in caller) ? caller : findUser(id);

const user: Loader = async (id, caller) => {
  const person = await readPerson(id, caller);
  return person && { scope: { owner: { id, universityId: person.universityId ?? null }, role: person.role }, person };
};

const member: Loader = async (id, caller) => {
  const person = await readPerson(id, caller);
  return person && { scope: { campus: person.universityId ?? null, role: person.role }, person };
};

/** Reads even the caller's own university: it may be deleted while its members are being moved (D13). */
const university: Loader = async (id) => {
  const found = await findUniversity(id);
  return found && { scope: { campus: id }, university: found };
};

const thing: Loader = async (id, caller) => {
  const holder = holderOf(id);
  if (!holder) return null;
  return 'userId' in holder ? user(holder.userId, caller) : university(holder.universityId, caller);
};

const campusThing: Loader = async (id, caller) => {
  const holder = holderOf(id);
  return holder && 'universityId' in holder ? university(holder.universityId, caller) : null;
};

/** policy.ts decides on the scope; null if the subject does not exist. */
export const subjects: Record<Exclude<Subject, 'shelf'>, Loader> = { user, member, university, thing, campusThing };
