import { AppError } from '#shared/errors.ts';
import { accountRemoved } from './accounts.ts';
import type { Change } from './change.ts';
import { commit } from './commit.ts';
import { settled } from './counts.ts';
import { type ActingContext, isDecidedAlike, othersStay } from './members.ts';
import { publicCvClosed } from './public-cvs.ts';
import { deletionOf, departureOf, taskBegun, taskWithdrawn } from './tasks.ts';
import type { StoredUser } from './users.ts';

/**
 * Erases a person: from now on their tokens, password, address and public CV are nobody's, and a task clears away the rest.
 * `beside` is written in the same transaction. Throws `last_admin` or `last_super` when nobody would be left to act, `conflict`
 * when they changed meanwhile.
 */
export const erase = async (
  person: StoredUser,
  context: ActingContext,
  beside: readonly Change[] = [],
): Promise<void> => {
  const { id, email, universityId, avatarUrl: pictureUrl } = person;
  const { now } = context;
  const task = { id: deletionOf(id), kind: 'userDeletion', subject: id, step: 'ledger' } as const;
  const isDone = await settled(person, async (known) => {
    if (!isDecidedAlike(known, person)) return false;
    const changes = [
      ...accountRemoved({ ...known, email }, now),
      publicCvClosed(id),
      taskBegun({ ...task, email, universityId, pictureUrl }, now),
      ...(known.leavesAt ? [taskWithdrawn(departureOf(id))] : []),
      ...(await othersStay(known, context.actor)),
      ...beside,
    ];
    return commit(changes, context);
  });
  if (!isDone) throw new AppError('conflict');
};
