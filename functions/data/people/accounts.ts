import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { openPublicCvChange } from '#functions/data/cv/public-cvs.ts';
import {
  listOtherAddressChanges,
  listPersonChanges,
  type Release,
  unlistPersonChanges,
} from '#functions/data/directory/listing.ts';
import { Credentials, EmailClaims, emailKey, FormerCredentials } from '#functions/data/entities/credential.ts';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Factors } from '#functions/data/entities/factor.ts';
import { memberKeys, Users } from '#functions/data/entities/user.ts';
import { absentOr, type Change, deleteChange, putChange, updateChange } from '#functions/data/kernel/change.ts';
import { newUserId } from '#functions/data/kernel/ids.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { newRecord } from '#functions/data/kernel/records.ts';
import { universityExistsChange } from '#functions/data/universities/universities.ts';
import { type DoctorateFields, doctoralFactsOf } from './doctoral-facts.ts';
import { claimAddressChange, findAddressOwner } from './email-claims.ts';
import { type Factor, isOn } from './factors.ts';
import { trusted } from './mail-trouble.ts';
import { isStillCountedAs, userCountsChanges } from './user-counts.ts';
import type { StoredUser } from './users.ts';

export type NewAccount = Pick<StoredUser, 'firstName' | 'lastName' | 'email' | 'role' | 'status' | 'language'> &
  Partial<Pick<StoredUser, 'id' | 'emailConfirmed' | 'isInvited' | 'mustChoosePassword' | 'lastSeenAt'>> & {
    /** Null for a super administrator. */
    universityId: string | null;
    /** Absent for invited users: they choose a password from the invitation. */
    passwordHash?: string;
    doctorate?: DoctorateFields;
  };

/**
 * Null until the user chooses a password; `isFormer` under the key used until November 2026. `factor` is null unless signing in asks
 * for it.
 */
export type Account = { user: StoredUser; factor: Factor | null } & (
  | { passwordHash: string; isFormer: boolean }
  | { passwordHash: null; isFormer: false }
);

/** Prefix for ids of users without a university; longer than a university's code, so they never collide. */
const noUniversityCode = 'super';
/** Id that is read for an unknown address, so that it costs the same as a known one. */
const nobody = 'nobody';

/** Null for an unknown id. One round trip, whether the user exists or not. */
export const readAccount = async (userId: string): Promise<Account | null> => {
  const [user, credential, former, factor] = await readTogether([
    Users.build(BatchGetRequest).key({ id: userId }),
    Credentials.build(BatchGetRequest).key({ userId }),
    FormerCredentials.build(BatchGetRequest).key({ userId }),
    Factors.build(BatchGetRequest).key({ userId }),
  ]);
  if (!user) return null;
  const passwordHash = (credential ?? former)?.passwordHash;
  const known = { user, factor: isOn(factor) ? factor : null };
  return passwordHash
    ? { ...known, passwordHash, isFormer: !credential }
    : { ...known, passwordHash: null, isFormer: false };
};

/** Null for an unknown address, which costs the same reads as a known one, so that the response time reveals nothing. */
export const findAccount = async (email: string): Promise<Account | null> =>
  readAccount((await findAddressOwner(email)) ?? nobody);

/** The changes fail if the address is taken or the university is deleted. */
export const createAccountChanges = (account: NewAccount, now: Date): { user: StoredUser; changes: Change[] } => {
  const {
    passwordHash,
    universityId,
    doctorate,
    id = newUserId(universityId ?? noUniversityCode),
    ...fields
  } = account;
  const user: StoredUser = {
    ...fields,
    id,
    email: account.email.trim(),
    universityId: universityId ?? undefined,
    createdAt: now.toISOString(),
    portfolios: 0,
    ...doctoralFactsOf(doctorate ?? {}),
    sessionEpoch: 0,
  };
  const changes = [
    claimAddressChange(user.email, id),
    ...listPersonChanges(user),
    putChange(Users, { ...user, ...memberKeys(id, universityId) }, { attr: 'id', exists: false }),
    ...(doctorate ? [newRecord(Doctorates, { id, ...doctorate }).put] : []),
    ...(passwordHash ? [putChange(Credentials, { userId: id, passwordHash })] : []),
    ...(user.status === 'ACCEPTED' ? [openPublicCvChange(user)] : []),
    ...(universityId ? [universityExistsChange(universityId)] : []),
    ...userCountsChanges(null, user, now),
  ];
  return { user, changes };
};

type Deletion = { release: Release; now: Date; isStill?: Condition<typeof Users> | undefined };

/** A task removes the user's other data later. Fails if the user changed meanwhile, or `isStill` does not hold. */
export const deleteAccountChanges = (person: StoredUser, { release, now, isStill }: Deletion): Change[] => {
  const { id, email } = person;
  const isUnchanged = [isStillCountedAs(person), ...(isStill ? [isStill] : [])];
  return [
    deleteChange(Users, { id }, { attr: 'email', eq: email }, ...isUnchanged),
    ...userCountsChanges(person, null, now),
    deleteChange(Credentials, { userId: id }),
    deleteChange(FormerCredentials, { userId: id }),
    deleteChange(Factors, { userId: id }),
    deleteChange(EmailClaims, { email: emailKey(email) }, absentOr({ attr: 'userId', eq: id })),
    ...unlistPersonChanges(id, release),
  ];
};

/** Also removes a password stored under the former key. */
export const storePasswordChanges = (userId: string, passwordHash: string): Change[] => [
  putChange(Credentials, { userId, passwordHash }),
  deleteChange(FormerCredentials, { userId }),
];

const withNewPassword = ({ id, sessionEpoch }: StoredUser) => ({
  id,
  sessionEpoch: sessionEpoch + 1,
  isInvited: $remove(),
  mustChoosePassword: $remove(),
});
const isSameEpoch = ({ sessionEpoch }: StoredUser) => ({ attr: 'sessionEpoch', eq: sessionEpoch }) as const;

/** Ends all sessions and links. Fails if something else just ended them. */
export const setPasswordChanges = (person: StoredUser, passwordHash: string): Change[] => [
  updateChange(Users, withNewPassword(person), isSameEpoch(person)),
  ...storePasswordChanges(person.id, passwordHash),
];

/** The mailed link also confirms the address. Fails also if a counted attribute changed. */
export const setPasswordByLinkChanges = (person: StoredUser, passwordHash: string, now: Date): Change[] => [
  updateChange(
    Users,
    { ...withNewPassword(person), ...trusted(now), emailConfirmed: true },
    isSameEpoch(person),
    isStillCountedAs(person),
  ),
  ...userCountsChanges(person, { ...person, emailConfirmed: true }, now),
  ...storePasswordChanges(person.id, passwordHash),
];

/** A new address also moves the claim. Fails if it is taken, or if user or current address changed meanwhile. */
export const confirmAddressChanges = (
  person: StoredUser,
  email: string,
  { release, now }: Pick<Deletion, 'release' | 'now'>,
): Change[] => {
  const { id, email: former } = person;
  const update = updateChange(
    Users,
    { id, email, emailConfirmed: true, ...trusted(now) },
    { attr: 'email', eq: former },
    isStillCountedAs(person),
  );
  const counted = userCountsChanges(person, { ...person, emailConfirmed: true }, now);
  if (emailKey(email) === emailKey(former)) return [update, ...counted];
  const unclaim = deleteChange(EmailClaims, { email: emailKey(former) }, { attr: 'userId', eq: id });
  return [update, ...counted, claimAddressChange(email, id), unclaim, ...listOtherAddressChanges(id, email, release)];
};
