import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { Universities } from '#functions/data/entities/university.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { deletionOf, type StoredTask, taskBegun, taskDone } from '#functions/data/kernel/tasks.ts';
import { alsoAuditedBy } from '#functions/data/people/relocation.ts';
import { AppError } from '#shared/errors.ts';
import type { StoredUniversity } from './universities.ts';

/** Counts the universities whose members are on their way to one: it cannot be deleted before they are there. */
const receiving = (id: string, by: 1 | -1): Change =>
  Universities.build(UpdateTransaction)
    .item({ id, receiving: $add(by) })
    .options({ condition: { attr: 'id', exists: true } });

/**
 * Deletes a university (D13): from now on it is nowhere, and a task moves its members and clears away the rest. Throws `conflict`
 * when it, or where its members go, is deleted at the same moment, or while members of another one are on their way to it.
 */
export const dissolve = async (
  { id, name, logoUrl: pictureUrl }: StoredUniversity,
  { target, members }: { target: StoredUniversity | undefined; members: number | undefined },
  context: WriteContext,
): Promise<void> => {
  const kind = 'universityDeletion';
  const details = { name, to: target?.name };
  const task = { id: deletionOf(id), kind, subject: id, step: 'members', name, members } as const;
  const changes = [
    Universities.build(DeleteTransaction)
      .key({ id })
      .options({
        condition: {
          and: [
            { attr: 'id', exists: true },
            {
              or: [
                { attr: 'receiving', exists: false },
                { attr: 'receiving', eq: 0 },
              ],
            },
          ],
        },
      }),
    taskBegun({ ...task, target: target?.id, pictureUrl }, context.now),
    ...(target ? [receiving(target.id, 1), ...alsoAuditedBy(target.id, details, context)] : []),
  ];
  if (!(await commit(changes, context, { details }))) throw new AppError('conflict');
};

/** The end of it: its outcome can be read for a while. */
export const dissolved = (task: StoredTask, now: Date): Change[] => [
  taskDone(task, now),
  ...(task.target ? [receiving(task.target, -1)] : []),
];
