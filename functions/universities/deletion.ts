import { dissolve } from '#functions/data/dissolution.ts';
import { found } from '#functions/data/found.ts';
import { deletionOf, findTask, stateOf } from '#functions/data/tasks.ts';
import { findUniversity } from '#functions/data/universities.ts';
import { listSomeMembers } from '#functions/data/users.ts';
import type { Handlers } from '#functions/lib/serve.ts';
import type { universities } from '#shared/contracts/universities.ts';
import { AppError } from '#shared/errors.ts';

type Calls = Handlers<typeof universities>;

export const remove: Calls['remove'] = async ({ params, query: { transferUsersTo: target } }, context) => {
  if (target !== undefined && (target === params.id || !(await findUniversity(target)))) {
    throw new AppError('invalid', { details: [{ field: 'transferUsersTo', code: 'unknown_university' }] });
  }
  if (target === undefined && (await listSomeMembers(params.id)).length > 0) throw new AppError('has_members');
  await dissolve(found(context.university), target, context);
};

export const getDeletion: Calls['getDeletion'] = async ({ params }) => {
  const task = await findTask(deletionOf(params.id));
  const { step, done, target, createdAt, doneAt } = found(task?.kind === 'universityDeletion' ? task : null);
  const state = stateOf(found(task));
  return { state, step, transferUsersTo: target ?? null, movedUsers: done, startedAt: createdAt, doneAt };
};
