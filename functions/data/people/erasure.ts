import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { publicCvClosed } from '#functions/data/cv/public-cvs.ts';
import type { Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { archiveOf, deletionOf, departureOf, taskBegun, taskWithdrawn } from '#functions/data/kernel/tasks.ts';
import { settled } from '#functions/data/universities/counts.ts';
import { AppError } from '#shared/errors.ts';
import { accountRemoved } from './accounts.ts';
import { type ActingContext, isDecidedAlike, othersStay } from './members.ts';
import type { StoredUser } from './users.ts';

type Options = {
  /** Further changes of the same transaction. */
  beside?: readonly Change[];
  /** A condition on the person, without which they are not erased. */
  isStill?: Condition<typeof Users>;
};

/**
 * Erases a person: from now on their tokens, password, address and public CV are nobody's, and a task clears away the rest.
 * Throws `last_admin` or `last_super` when nobody would be left to act, `conflict`
 * when they changed meanwhile.
 */
export const erase = async (
  person: StoredUser,
  context: ActingContext,
  { beside = [], isStill }: Options = {},
): Promise<void> => {
  const { id, email, universityId, avatarUrl: pictureUrl } = person;
  const { now } = context;
  const task = { id: deletionOf(id), kind: 'userDeletion', subject: id, step: 'ledger' } as const;
  const isDone = await settled(person, async (known) => {
    if (!isDecidedAlike(known, person)) return false;
    const changes = [
      ...accountRemoved({ ...known, email }, now, isStill),
      publicCvClosed(id),
      taskBegun({ ...task, email, universityId, pictureUrl }, now),
      taskWithdrawn(archiveOf(id)),
      ...(known.leavesAt ? [taskWithdrawn(departureOf(id))] : []),
      ...(await othersStay(known, context.actor)),
      ...beside,
    ];
    return commit(changes, context);
  });
  if (!isDone) throw new AppError('conflict');
};
