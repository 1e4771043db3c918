import type { Subject } from '#shared/contract.ts';
import type { Actor, Scope } from '#shared/policy.ts';
import { holderOf } from './ids.ts';
import { findUniversity } from './universities.ts';
import { findUser } from './users.ts';

type Loader = (id: string, actor: Actor) => Promise<Scope | null>;

/** The university of a person, read only when somebody else asks; undefined when there is no such person. */
const universityOf = async (userId: string, actor: Actor): Promise<string | null | undefined> => {
  if (userId === actor.id) return actor.universityId;
  const found = await findUser(userId);
  return found ? (found.universityId ?? null) : undefined;
};

const user: Loader = async (id, actor) => {
  const universityId = await universityOf(id, actor);
  return universityId === undefined ? null : { owner: { id, universityId } };
};

const member: Loader = async (id, actor) => {
  const campus = await universityOf(id, actor);
  return campus === undefined ? null : { campus };
};

const university: Loader = async (id, actor) =>
  id === actor.universityId || (await findUniversity(id)) ? { campus: id } : null;

const thing: Loader = async (id, actor) => {
  const holder = holderOf(id);
  if (!holder) return null;
  return 'userId' in holder ? user(holder.userId, actor) : university(holder.universityId, actor);
};

/** The other half of policy.ts: turns the id of a subject into whose it is; null when it does not exist. */
export const subjects: Record<Subject, Loader> = { user, member, university, thing };
