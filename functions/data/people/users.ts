import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import * as z from 'zod/mini';
import { allUniversities, Universities } from '#functions/data/entities/university.ts';
import { memberKeys, membersOf, superAdministrators, Users } from '#functions/data/entities/user.ts';
import { type Change, isThere, updateChange } from '#functions/data/kernel/change.ts';
import { sendUnlessHeld } from '#functions/data/kernel/fence.ts';
import { findRecord, findRecords, listRecords } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { Actor } from '#shared/policy.ts';
import { type Member, member, type User, user } from '#shared/schemas/user.ts';
import { type UserRecord, userRecord } from '#shared/schemas/user-record.ts';

export type StoredUser = FormattedItem<typeof Users>;

export const toUser = ({ universityId, ...stored }: StoredUser): User =>
  z.parse(user, { ...stored, UniversityId: universityId });

/** Users that were read with `withCopies`. */
export const toMember = ({ portfolios = 0, isInvited, ...stored }: StoredUser): Member =>
  z.parse(member, { ...stored, UniversityId: stored.universityId, isInvited, hasAssessment: portfolios > 0 });

export const toRecord = ({ universityId, ...stored }: StoredUser): UserRecord =>
  z.parse(userRecord, { ...stored, UniversityId: universityId });

/** A super administrator whom another cell has authenticated: no more is known of them here. */
export type VouchedUser = Pick<Actor, 'id' | 'status'> & {
  role: 'super';
  isVouched: true;
  universityId?: undefined;
  leavesAt?: undefined;
};

export const toActor = (stored: StoredUser | VouchedUser): Actor => ({
  id: stored.id,
  role: stored.role,
  status: stored.status,
  universityId: stored.universityId ?? null,
});

/** Strongly consistent, so that a rejection takes effect at the next request. */
export const findUser = (id: string): Promise<StoredUser | null> => findRecord(Users, id);

/** Leaves out unknown ids. */
export const findUsers = (ids: readonly string[]): Promise<StoredUser[]> => findRecords(Users, ids);

export const listMembers = (universityId: string): Promise<StoredUser[]> =>
  listRecords(Users, { index: 'GSI1', partition: membersOf(universityId) });

/** Reads at most 1 MB, or `limit` users. */
const readPage = async (partition: string, after?: string, limit?: number) => {
  const query = { index: 'GSI1', partition, ...(after && { range: { gt: after } }) } as const;
  return table
    .build(QueryCommand)
    .entities(Users)
    .query(query)
    .options({ ...(limit && { limit }) })
    .send();
};

type MemberPage = { items: StoredUser[]; next: string | undefined };

/** Sorted by id, one DynamoDB page at a time. */
export async function* memberPages(universityId: string, after?: string): AsyncGenerator<MemberPage> {
  let next = after;
  do {
    const { Items = [], LastEvaluatedKey } = await readPage(membersOf(universityId), next);
    next = LastEvaluatedKey && String(LastEvaluatedKey.GSI1SK);
    yield { items: Items, next };
  } while (next !== undefined);
}

/** Returns up to 25, by id; empty only if the university has no members after the given one. */
export const listSomeMembers = async (universityId: string, after?: string): Promise<StoredUser[]> =>
  (await readPage(membersOf(universityId), after, 25)).Items ?? [];

/** In index order; '' asks for the first university. */
const nextUniversity = async (id: string): Promise<string | null> => {
  const query = { index: 'GSI1', partition: allUniversities, ...(id && { range: { gt: id } }) } as const;
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Universities)
    .query(query)
    .options({ limit: 1 })
    .send();
  return Items[0]?.id ?? null;
};

/**
 * Super administrators come first, then one university after the other. `next` is null at the end. Eventually
 * consistent: may miss or repeat a user who moves meanwhile.
 */
export const readPeoplePage = async (cursor = ' '): Promise<{ people: StoredUser[]; next: string | null }> => {
  const [university = '', last = ''] = cursor.split(' ');
  const partition = university === '' ? superAdministrators : membersOf(university);
  const { Items: people = [], LastEvaluatedKey } = await readPage(partition, last, 100);
  const lastRead = people.at(-1);
  if (LastEvaluatedKey && lastRead) return { people, next: `${university} ${lastRead.id}` };
  const next = await nextUniversity(university);
  return { people, next: next === null ? null : `${next} ` };
};

export const findOtherSuper = async (id: string): Promise<StoredUser | null> => {
  const all = await listRecords(Users, { index: 'GSI1', partition: superAdministrators });
  const isActive = ({ role, status, leavesAt }: StoredUser) => role === 'super' && status === 'ACCEPTED' && !leavesAt;
  return all.find((one) => one.id !== id && isActive(one)) ?? null;
};

/** Backfills the index keys of super administrators created before the index listed them. Idempotent. */
export const listSuperChange = (id: string): Change => updateChange(Users, { id, ...memberKeys(id, null) }, isThere);

/** Fails if the user is deleted. */
export const markSeenChange = (id: string, now: Date): Change =>
  updateChange(Users, { id, lastSeenAt: now.toISOString() }, isThere);

/** Writes at most once a day (UTC), and not while the university is held: a later call of that day does. */
export const markSeen = async ({ id, lastSeenAt }: Pick<StoredUser, 'id' | 'lastSeenAt'>, now: Date): Promise<void> => {
  const at = now.toISOString();
  if (lastSeenAt?.slice(0, 10) === at.slice(0, 10)) return;
  const update = Users.build(UpdateItemCommand)
    .item({ id, lastSeenAt: at })
    .options({ condition: { attr: 'id', exists: true } });
  await sendUnlessHeld((limits) => update.send(limits));
};
