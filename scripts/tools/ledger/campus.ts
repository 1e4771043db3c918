import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { Credentials } from '#functions/data/entities/credential.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { claimAddressChange } from '#functions/data/people/email-claims.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';

export const password = 'trois loutres au canal';

/** Every text that members write holds the mark, which nobody of another university may read. */
export type Campus = {
  universityId: string;
  mark: string;
  admin: StoredUser;
  candidates: StoredUser[];
  /** The administrator decides about these. */
  subjects: StoredUser[];
};

let hash: Promise<string> | undefined;
/** Computed once, because hashing is slow by design. */
const passwordHash = (): Promise<string> => {
  hash ??= hashPassword(password);
  return hash;
};

const buildAccount = async (fields: Parameters<typeof buildUser>[0]): Promise<StoredUser> => {
  const person = await buildUser(fields);
  const { id: userId, email } = person;
  await commit([claimAddressChange(email, userId)], { now: new Date() });
  await Credentials.build(PutItemCommand)
    .item({ userId, passwordHash: await passwordHash() })
    .send();
  return person;
};

export const buildCampus = async (mark: string, candidates: number): Promise<Campus> => {
  const university = await buildUniversity();
  const named = { university, lastName: mark };
  const many = <T>(count: number, build: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, build));
  return {
    universityId: university.id,
    mark,
    admin: await buildAccount({ ...named, role: 'admin' }),
    candidates: await many(candidates, () => buildAccount(named)),
    subjects: await many(5, () => buildUser({ ...named, status: 'PENDING' })),
  };
};
