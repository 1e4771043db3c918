import { AppError } from '#shared/errors.ts';
import { accountRemoved } from './accounts.ts';
import { commit } from './commit.ts';
import { type ActingContext, othersStay } from './members.ts';
import { publicCvClosed } from './public-cvs.ts';
import { deletionOf, taskBegun } from './tasks.ts';
import type { StoredUser } from './users.ts';

/**
 * Erases a person at somebody else's word: from now on their tokens, password, address and public CV are nobody's, and a task clears away the
 * rest. Throws `last_admin` or `last_super` when nobody would be left to act, `conflict` when they changed meanwhile.
 */
export const erase = async (person: StoredUser, context: ActingContext): Promise<void> => {
  const { id, email, universityId, avatarUrl: pictureUrl } = person;
  const changes = [
    ...accountRemoved(person),
    publicCvClosed(id),
    taskBegun(
      { id: deletionOf(id), kind: 'userDeletion', subject: id, step: 'ledger', email, universityId, pictureUrl },
      context.now,
    ),
    ...(await othersStay(person, context.actor)),
  ];
  if (!(await commit(changes, context))) throw new AppError('conflict');
};
