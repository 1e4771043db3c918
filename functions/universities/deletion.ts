import type * as z from 'zod/mini';
import { requireHere } from '#functions/data/directory/find-cell.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { listSomeMembers } from '#functions/data/people/users.ts';
import { deletionTaskId, findTask, listOpenTasks, type StoredTask, taskState } from '#functions/data/tasks/tasks.ts';
import { findCounts } from '#functions/data/universities/counts.ts';
import { deleteUniversity } from '#functions/data/universities/deletion.ts';
import { findUniversity, type StoredUniversity } from '#functions/data/universities/universities.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { universities } from '#shared/contracts/universities.ts';
import { AppError } from '#shared/errors.ts';
import type { universityDeletion } from '#shared/schemas/university.ts';

type Calls = Handlers<typeof universities>;

/** Undefined while the members are not counted. */
const countMembers = async (universityId: string): Promise<number | undefined> => {
  const counts = await findCounts(universityId);
  const { pendingUsers = 0, acceptedUsers = 0, rejectedUsers = 0 } = counts ?? {};
  return counts ? pendingUsers + acceptedUsers + rejectedUsers : undefined;
};

const isDeletion = ({ kind }: StoredTask): boolean => kind === 'universityDeletion';

const toDeletion = (task: StoredTask) => {
  const { subject: id, name = id, step, done: movedUsers, members, target, createdAt: startedAt, doneAt } = task;
  return { id, name, state: taskState(task), step, transferUsersTo: target, movedUsers, members, startedAt, doneAt };
};

/** Throws `invalid` when the target does not exist or is the deleted university, `other_cell` when another cell has it. */
const requireTarget = async (id: string, leaving: string): Promise<StoredUniversity> => {
  await requireHere(id);
  const target = id === leaving ? null : await findUniversity(id);
  if (target) return target;
  throw new AppError('invalid', { details: [{ field: 'transferUsersTo', code: 'unknown_university' }] });
};

export const remove: Calls['remove'] = async ({ params, query: { transferUsersTo } }, context) => {
  const target = transferUsersTo === undefined ? undefined : await requireTarget(transferUsersTo, params.id);
  if (target === undefined && (await listSomeMembers(params.id)).length > 0) throw new AppError('has_members');
  const members = target === undefined ? 0 : await countMembers(params.id);
  await deleteUniversity(requireFound(context.university), { target, members }, context);
};

const findOwn = async (id: string): Promise<z.input<typeof universityDeletion> | null> => {
  const task = await findTask(deletionTaskId(id));
  return task && isDeletion(task) ? toDeletion(task) : null;
};

export const getDeletion: Calls['getDeletion'] = async ({ params }, { everyCell }) => {
  // The directory has forgotten a university that is being deleted.
  const parts = await everyCell(findOwn(params.id), { orNone: true });
  const [found = null] = parts.flatMap(({ cell, reply }) => (reply ? [{ ...reply, cell }] : []));
  return requireFound(found);
};

const listOwn = async () => (await listOpenTasks()).filter(isDeletion).map(toDeletion);

export const listDeletions: Calls['listDeletions'] = async (_, { everyCell }) => {
  const parts = await everyCell(listOwn());
  return parts.flatMap(({ cell, reply }) => reply.map((deletion) => ({ ...deletion, cell })));
};
