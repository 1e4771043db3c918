import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import * as z from 'zod/mini';
import { memberKeys, membersOf, superAdministrators, Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { findRecord, findRecords, listRecords } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { Actor } from '#shared/policy.ts';
import { type User, user } from '#shared/schemas/user.ts';
import { type UserRecord, userRecord } from '#shared/schemas/user-record.ts';

export type StoredUser = FormattedItem<typeof Users>;

/** A stored person as calls name and know them; what else is stored stays behind. */
export const toUser = ({ universityId, ...stored }: StoredUser): User =>
  z.parse(user, { ...stored, UniversityId: universityId });

/** The same whole. */
export const toRecord = ({ universityId, ...stored }: StoredUser): UserRecord =>
  z.parse(userRecord, { ...stored, UniversityId: universityId });

export const toActor = (stored: StoredUser): Actor => ({
  id: stored.id,
  role: stored.role,
  status: stored.status,
  universityId: stored.universityId ?? null,
});

/** The person of that id as stored now (strongly consistent: a rejection works at the next request), or null. */
export const findUser = (id: string): Promise<StoredUser | null> => findRecord(Users, id);

/** The people of those ids who are there, read together. */
export const findUsers = (ids: readonly string[]): Promise<StoredUser[]> => findRecords(Users, ids);

/** All members of a university, whatever their status. */
export const listMembers = (universityId: string): Promise<StoredUser[]> =>
  listRecords(Users, { index: 'GSI1', partition: membersOf(universityId) });

type MemberPage = { items: StoredUser[]; next: string | undefined };

/** One read of members after that id: at most 1 MB, and the id after which it goes on. */
const readMembers = async (universityId: string, after: string | undefined): Promise<MemberPage> => {
  const range = after === undefined ? {} : { range: { gt: after } };
  const query = { index: 'GSI1', partition: membersOf(universityId), ...range } as const;
  const { Items = [], LastEvaluatedKey } = await table.build(QueryCommand).entities(Users).query(query).send();
  return { items: Items, next: LastEvaluatedKey && String(LastEvaluatedKey.GSI1SK) };
};

/** The members of a university after that id, in the order of their ids, read by read. */
export async function* memberPages(universityId: string, after?: string): AsyncGenerator<MemberPage> {
  let page = await readMembers(universityId, after);
  yield page;
  while (page.next !== undefined) {
    page = await readMembers(universityId, page.next);
    yield page;
  }
}

/** Some members of a university; none when it has none. */
export const listSomeMembers = async (universityId: string): Promise<StoredUser[]> => {
  const query = { index: 'GSI1', partition: membersOf(universityId) } as const;
  const page = await table.build(QueryCommand).entities(Users).query(query).options({ limit: 25 }).send();
  return page.Items ?? [];
};

/** Finds an accepted super administrator other than that person, who is not leaving; null when there is none. */
export const findOtherSuper = async (id: string): Promise<StoredUser | null> => {
  const all = await listRecords(Users, { index: 'GSI1', partition: superAdministrators });
  const isActive = ({ role, status, leavesAt }: StoredUser) => role === 'super' && status === 'ACCEPTED' && !leavesAt;
  return all.find((one) => one.id !== id && isActive(one)) ?? null;
};

/** Lists a super administrator who was made before there was a list of them. Idempotent. */
export const superListed = (id: string): Change =>
  Users.build(UpdateTransaction)
    .item({ id, ...memberKeys(id, null) })
    .options({ condition: { attr: 'id', exists: true } });

/** Notes that the person was here at that time; fails when they are gone. */
export const seen = (id: string, now: Date): Change =>
  Users.build(UpdateTransaction)
    .item({ id, lastSeenAt: now.toISOString() })
    .options({ condition: { attr: 'id', exists: true } });

/** Remembers that the person was here today; written at most once a day. */
export const markSeen = async ({ id, lastSeenAt }: Pick<StoredUser, 'id' | 'lastSeenAt'>, now: Date): Promise<void> => {
  const at = now.toISOString();
  if (lastSeenAt?.slice(0, 10) === at.slice(0, 10)) return;
  await Users.build(UpdateItemCommand)
    .item({ id, lastSeenAt: at })
    .options({ condition: { attr: 'id', exists: true } })
    .send();
};
