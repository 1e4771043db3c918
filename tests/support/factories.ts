import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import * as z from 'zod/mini';
import { openPublicCvChange } from '#functions/data/cv/public-cvs.ts';
import { listPersonChanges, listUniversityChanges } from '#functions/data/directory/listing.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { memberKeys, Users } from '#functions/data/entities/user.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { newUniversityId, newUserId } from '#functions/data/kernel/ids.ts';
import { newRecord } from '#functions/data/kernel/records.ts';
import { userCountsChanges } from '#functions/data/people/user-counts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { createCountsChange } from '#functions/data/universities/counts.ts';
import { type University, university as universityShape } from '#shared/schemas/university.ts';

let counter = 0;

export const buildUniversity = async (fields: Partial<University> = {}): Promise<University> => {
  counter += 1;
  const given = { id: newUniversityId(), name: `Université ${counter}`, city: 'Lyon', ...fields };
  const createdAt = fields.createdAt ?? new Date().toISOString();
  const { put, record } = newRecord(Universities, { ...given, createdAt });
  const now = new Date();
  await commit([put, createCountsChange(record.id, now), ...listUniversityChanges(record.id)], { now });
  return z.parse(universityShape, record);
};

type UserFields = Partial<
  Pick<
    StoredUser,
    'role' | 'status' | 'firstName' | 'lastName' | 'email' | 'language' | 'leavesAt' | 'estimatedEndDate'
  >
> & {
  university?: { id: string } | null;
};

/** Defaults to an accepted candidate of a new university. */
export const buildUser = async ({ university, ...fields }: UserFields = {}): Promise<StoredUser> => {
  const home = university === undefined ? await buildUniversity() : university;
  const id = newUserId(home?.id ?? 'test-');
  const put = Users.build(PutItemCommand).item({
    id,
    firstName: 'Camille',
    lastName: 'Lefèvre',
    email: `${id.toLowerCase()}@example.test`,
    role: 'user',
    status: 'ACCEPTED',
    language: 'fr',
    universityId: home?.id,
    createdAt: new Date().toISOString(),
    portfolios: 0,
    hasDoctorate: false,
    sessionEpoch: 0,
    ...memberKeys(id, home?.id ?? null),
    ...fields,
  });
  const stored = Users.build(EntityFormatter).format(put.params().Item ?? {});
  const now = new Date();
  await Promise.all([
    put.send(),
    commit([...(stored.status === 'ACCEPTED' ? [openPublicCvChange(stored)] : []), ...listPersonChanges(stored)], {
      now,
    }),
    // A commit of its own, so that users created concurrently do not conflict.
    commit(userCountsChanges(null, stored, now), { now }),
  ]);
  return stored;
};
