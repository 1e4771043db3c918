import type { Subject } from '#shared/contract.ts';
import type { Actor, Scope } from '#shared/policy.ts';
import { holderOf } from './ids.ts';
import { findUniversity } from './universities.ts';
import { findUser, toActor } from './users.ts';

type Loader = (id: string, actor: Actor) => Promise<Scope | null>;

/** What of a person decides, read only when somebody else asks; null when there is no such person. */
const person = async (id: string, actor: Actor): Promise<Pick<Actor, 'role' | 'universityId'> | null> => {
  if (id === actor.id) return actor;
  const found = await findUser(id);
  return found && toActor(found);
};

const user: Loader = async (id, actor) => {
  const found = await person(id, actor);
  return found && { owner: { id, universityId: found.universityId }, role: found.role };
};

const member: Loader = async (id, actor) => {
  const found = await person(id, actor);
  return found && { campus: found.universityId, role: found.role };
};

const university: Loader = async (id, actor) =>
  id === actor.universityId || (await findUniversity(id)) ? { campus: id } : null;

const thing: Loader = async (id, actor) => {
  const holder = holderOf(id);
  if (!holder) return null;
  return 'userId' in holder ? user(holder.userId, actor) : university(holder.universityId, actor);
};

const campusThing: Loader = async (id, actor) => {
  const holder = holderOf(id);
  return holder && 'universityId' in holder ? university(holder.universityId, actor) : null;
};

/** The other half of policy.ts: turns the id of a subject into whose it is; null when it does not exist. */
export const subjects: Record<Subject, Loader> = { user, member, university, thing, campusThing };
