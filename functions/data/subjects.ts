import type { Subject } from '#shared/contract.ts';
import type { Actor, Scope } from '#shared/policy.ts';
import { ownerOf } from './ids.ts';
import { findUniversity } from './universities.ts';
import { findUser } from './users.ts';

type Loader = (id: string, actor: Actor) => Promise<Scope | null>;

/** A person's scope; the row is read only when somebody else asks. */
const person: Loader = async (id, actor) => {
  if (id === actor.id) return { userId: id, universityId: actor.universityId };
  const found = await findUser(id);
  return found && { userId: id, universityId: found.universityId ?? null };
};

const owned: Loader = (id, actor) => person(ownerOf(id), actor);

/** The other half of policy.ts: turns the id of a subject into whose it is; null when it does not exist. */
export const subjects: Record<Subject, Loader> = {
  user: person,
  university: async (id, actor) => {
    if (id === actor.universityId) return { universityId: id };
    return (await findUniversity(id)) && { universityId: id };
  },
  portfolio: owned,
  rating: owned,
};
