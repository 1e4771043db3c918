import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import type { Language, Role, Status } from '#shared/lists.ts';
import { Credentials, EmailClaims } from './entities/credential.ts';
import { memberKeys, Users } from './entities/user.ts';
import { newUserId } from './ids.ts';
import { transact } from './transact.ts';
import { findUser, type StoredUser } from './users.ts';

export type NewAccount = {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  status: Status;
  /** null for a super administrator, who belongs to none. */
  universityId: string | null;
  language: Language;
  passwordHash: string;
  lastSeenAt?: string;
};

export type Account = { user: StoredUser; passwordHash: string };

/** Starts the ids of people without a university; longer than any university's code, so it is never one. */
const noUniversity = 'super';
/** Stands in for the owner of an address that has none. */
const nobody = 'nobody';

/** How addresses are compared: without regard to case and surrounding space. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * The person of that address with their password's hash, or null. An unknown address costs the same reads as a known one,
 * so that the time taken tells nothing.
 */
export const findAccount = async (email: string): Promise<Account | null> => {
  const { Item: claim } = await EmailClaims.build(GetItemCommand)
    .key({ email: emailKey(email) })
    .options({ consistent: true })
    .send();
  const userId = claim?.userId ?? nobody;
  const [user, { Item: credential }] = await Promise.all([
    findUser(userId),
    Credentials.build(GetItemCommand).key({ userId }).options({ consistent: true }).send(),
  ]);
  return user && credential ? { user, passwordHash: credential.passwordHash } : null;
};

/** Stores a person, their password and the claim on their address, all or nothing. Returns null when the address is taken. */
export const createAccount = async (account: NewAccount, now: Date): Promise<StoredUser | null> => {
  const { passwordHash, universityId, ...fields } = account;
  const id = newUserId(universityId ?? noUniversity);
  const user: StoredUser = {
    ...fields,
    id,
    email: account.email.trim(),
    universityId: universityId ?? undefined,
    createdAt: now.toISOString(),
    sessionEpoch: 0,
  };
  const isCreated = await transact(
    EmailClaims.build(PutTransaction)
      .item({ email: emailKey(account.email), userId: id })
      .options({ condition: { attr: 'email', exists: false } }),
    Users.build(PutTransaction)
      .item({ ...user, ...memberKeys(id, universityId) })
      .options({ condition: { attr: 'id', exists: false } }),
    Credentials.build(PutTransaction).item({ userId: id, passwordHash }),
  );
  return isCreated ? user : null;
};
