import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { unlistUniversityChanges } from '#functions/data/directory/listing.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { copyAuditChanges } from '#functions/data/kernel/call-effects.ts';
import { absentOr, type Change, deleteChange, isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { createTaskChange, deletionTaskId, finishTaskChange, type StoredTask } from '#functions/data/tasks/tasks.ts';
import { AppError } from '#shared/errors.ts';
import { fenceBy } from './routes.ts';
import type { StoredUniversity } from './universities.ts';

/** A university cannot be deleted while members of deleted ones are moving to it. */
const receivingChange = (id: string, by: 1 | -1): Change =>
  updateChange(Universities, { id, receiving: $add(by) }, isThere);

const isNotReceiving = absentOr({ attr: 'receiving', eq: 0 });

/**
 * Starts the task that moves the members and removes the rest (D13). Throws `conflict` if the university or the target
 * is deleted concurrently, or if members of another university are still moving to it.
 */
export const deleteUniversity = async (
  { id, name, logoUrl: pictureUrl }: StoredUniversity,
  { target, members }: { target: StoredUniversity | undefined; members: number | undefined },
  context: WriteContext,
): Promise<void> => {
  fenceBy(id, target?.id);
  const details = { name, to: target?.name };
  const task = {
    id: deletionTaskId(id),
    kind: 'universityDeletion',
    subject: id,
    step: 'members',
    name,
    members,
  } as const;
  const changes = [
    deleteChange(Universities, { id }, isThere, isNotReceiving),
    createTaskChange({ ...task, target: target?.id, pictureUrl }, context.now),
    ...(target ? [receivingChange(target.id, 1), ...copyAuditChanges(target.id, details, context)] : []),
  ];
  if (!(await commit(changes, context, { details }))) throw new AppError('conflict');
};

/** The directory knows the university until the last of its members has moved. */
export const endDeletionChanges = (task: StoredTask, now: Date): Change[] => [
  finishTaskChange(task, now),
  ...unlistUniversityChanges(task.subject),
  ...(task.target ? [receivingChange(task.target, -1)] : []),
];
