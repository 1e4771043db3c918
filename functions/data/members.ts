import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite';
import type { Status } from '#shared/lists.ts';
import { Users } from './entities/user.ts';
import { listMembers, type StoredUser } from './users.ts';

const isActiveAdmin = (user: StoredUser): boolean => user.role === 'admin' && user.status === 'ACCEPTED';

/**
 * Sets a member's status. An administrator who would leave needs a colleague who stays, checked in the same
 * transaction, so that two who reject each other at once cannot both succeed. Returns false for the last one.
 */
export const changeStatus = async (member: StoredUser, status: Status): Promise<boolean> => {
  const update = Users.build(UpdateTransaction)
    .item({ id: member.id, status })
    .options({ condition: { attr: 'status', eq: member.status } });
  if (!isActiveAdmin(member) || status === 'ACCEPTED' || !member.universityId) {
    await execute(update);
    return true;
  }
  const members = await listMembers(member.universityId);
  const colleague = members.find((other) => other.id !== member.id && isActiveAdmin(other));
  if (!colleague) return false;
  const stillActiveAdmin = Users.build(ConditionCheck)
    .key({ id: colleague.id })
    .condition({
      and: [
        { attr: 'role', eq: 'admin' },
        { attr: 'status', eq: 'ACCEPTED' },
      ],
    });
  await execute(update, stillActiveAdmin);
  return true;
};
