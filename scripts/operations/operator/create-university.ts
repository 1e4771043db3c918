import type * as z from 'zod/mini';
import { isMainFilled } from '#functions/data/directory/find-cell.ts';
import { newUniversityId } from '#functions/data/kernel/ids.ts';
import {
  createUniversity as create,
  listUniversities,
  type StoredUniversity,
} from '#functions/data/universities/universities.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import type { newUniversity } from '#shared/schemas/said-university.ts';
import { findInvited, type Invited, invite } from './invite.ts';
import type { Plan } from './plan.ts';
import { operatorFacts } from './record.ts';

type NewUniversity = z.output<typeof newUniversity>;

const isNamed = (name: string) => (university: StoredUniversity) =>
  university.name.localeCompare(name, 'fr', { sensitivity: 'base' }) === 0;

const open = async (given: NewUniversity, now: Date): Promise<StoredUniversity> => {
  const id = newUniversityId();
  const audit = operatorFacts('operator create-university', { universityId: id });
  return create({ ...given, id }, { now, effects: { audit } });
};

/**
 * The administrator chooses a password by a mailed link. Does not create an existing university again, but invites a
 * missing administrator into it.
 */
export const createUniversity = async (given: NewUniversity, who: Invited, now: Date): Promise<Plan> => {
  const there = (await listUniversities()).find(isNamed(given.name));
  // An unknown university has no administrator; an empty id matches nobody.
  const known = await findInvited(who.email, { role: 'admin', universityId: there?.id ?? '' });
  const isDue = !known || known.isInvited;
  const says = [
    there ? `“${there.name}” is there already.` : `“${given.name}” is opened: people can choose it to register.`,
    isDue
      ? `${who.firstName} ${who.lastName} is invited at ${who.email} to administer it.`
      : `${who.email} administers it already.`,
  ];
  if (!isDue) return { says };
  if (!there && !(await isMainFilled()))
    throw new CommandError('The directory lacks the people of the cell main: run fill-directory first.');
  const act = async () => {
    const university = there ?? (await open(given, now));
    const post = { role: 'admin', universityId: university.id } as const;
    await invite(known, who, post, 'operator invite-administrator', now);
    return [
      `“${university.name}” is open, its id is ${university.id}.`,
      `The invitation is on its way to ${who.email}.`,
    ];
  };
  return { says, act };
};
