import type { Subject } from '#shared/contract.ts';
import type { Scope } from '#shared/policy.ts';
import { holderOf } from './kernel/ids.ts';
import { findUser, type StoredUser } from './people/users.ts';
import { findUniversity, type StoredUniversity } from './universities/universities.ts';

/** Whose something is, and the person or university as read to know it, where one is touched. */
export type Touched = { scope: Scope; person?: StoredUser; university?: StoredUniversity };

type Loader = (id: string, caller: StoredUser) => Promise<Touched | null>;

/** Read only when somebody else asks: whoever calls has been read with their session. */
const personOf = async (id: string, caller: StoredUser): Promise<StoredUser | null> =>
  id === caller.id ? caller : findUser(id);

const user: Loader = async (id, caller) => {
  const person = await personOf(id, caller);
  return person && { scope: { owner: { id, universityId: person.universityId ?? null }, role: person.role }, person };
};

const member: Loader = async (id, caller) => {
  const person = await personOf(id, caller);
  return person && { scope: { campus: person.universityId ?? null, role: person.role }, person };
};

/** Read also when it is the caller's own: it may have been deleted, and they are on their way to another one (D13). */
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

/** The other half of policy.ts: turns the id of a subject into whose it is; null when it does not exist. */
export const subjects: Record<Exclude<Subject, 'shelf'>, Loader> = { user, member, university, thing, campusThing };
