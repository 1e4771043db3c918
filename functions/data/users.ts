import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Actor } from '#shared/policy.ts';
import type { User } from '#shared/schemas/user.ts';
import { membersOf, Users } from './entities/user.ts';
import { queryAll } from './query-all.ts';
import { table } from './table.ts';

export type StoredUser = FormattedItem<typeof Users>;

/** The public shape of a stored person; fields beyond it stay behind. */
export const toUser = (stored: StoredUser): User => ({
  id: stored.id,
  firstName: stored.firstName,
  lastName: stored.lastName,
  email: stored.email,
  // People from before links were mailed at registration have shown nothing yet; their next link for a password will.
  emailConfirmed: stored.emailConfirmed ?? false,
  role: stored.role,
  status: stored.status,
  UniversityId: stored.universityId ?? null,
  avatarUrl: stored.avatarUrl ?? null,
  createdAt: stored.createdAt,
});

export const toActor = (stored: StoredUser): Actor => ({
  id: stored.id,
  role: stored.role,
  status: stored.status,
  universityId: stored.universityId ?? null,
});

/** The person of that id as stored now (strongly consistent: a rejection works at the next request), or null. */
export const findUser = async (id: string): Promise<StoredUser | null> =>
  (await Users.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item ?? null;

/** All members of a university, whatever their status. */
export const listMembers = (universityId: string): Promise<StoredUser[]> =>
  queryAll((exclusiveStartKey) =>
    table
      .build(QueryCommand)
      .entities(Users)
      .query({ index: 'GSI1', partition: membersOf(universityId) })
      .options({ ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send(),
  );

/** Remembers that the person was here today; written at most once a day. */
export const markSeen = async ({ id, lastSeenAt }: Pick<StoredUser, 'id' | 'lastSeenAt'>, now: Date): Promise<void> => {
  const at = now.toISOString();
  if (lastSeenAt?.slice(0, 10) === at.slice(0, 10)) return;
  await Users.build(UpdateItemCommand)
    .item({ id, lastSeenAt: at })
    .options({ condition: { attr: 'id', exists: true } })
    .send();
};
