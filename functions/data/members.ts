import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { AppError } from '#shared/errors.ts';
import type { Status } from '#shared/lists.ts';
import { Users } from './entities/user.ts';
import { transact } from './transact.ts';
import { listMembers, type StoredUser } from './users.ts';

const isActiveAdmin = (user: StoredUser): boolean => user.role === 'admin' && user.status === 'ACCEPTED';

/** What must hold, in the same transaction, for an administrator to leave: a colleague who stays one. */
const colleagueStays = async (member: StoredUser) => {
  const members = member.universityId ? await listMembers(member.universityId) : [];
  const colleague = members.find((other) => other.id !== member.id && isActiveAdmin(other));
  if (!colleague) throw new AppError('last_admin');
  return Users.build(ConditionCheck)
    .key({ id: colleague.id })
    .condition({
      and: [
        { attr: 'role', eq: 'admin' },
        { attr: 'status', eq: 'ACCEPTED' },
      ],
    });
};

/**
 * Sets a member's status. Throws `last_admin` when a university would lose its last administrator, and `conflict`
 * when the status, or the colleague who stays, changed meanwhile: two who reject each other at once cannot both succeed.
 */
export const changeStatus = async (member: StoredUser, status: Status): Promise<void> => {
  const update = Users.build(UpdateTransaction)
    .item({ id: member.id, status })
    .options({ condition: { attr: 'status', eq: member.status } });
  const isLeaving = isActiveAdmin(member) && status !== 'ACCEPTED';
  const isDone = isLeaving ? await transact(update, await colleagueStays(member)) : await transact(update);
  if (!isDone) throw new AppError('conflict');
};
