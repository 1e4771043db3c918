import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { BatchGetCommand } from 'dynamodb-toolbox/table/actions/batchGet';
import { publicCvOpened } from '#functions/data/cv/public-cvs.ts';
import { Credentials, EmailClaims, FormerCredentials } from '#functions/data/entities/credential.ts';
import { memberKeys, Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { newUserId } from '#functions/data/kernel/ids.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { table } from '#functions/data/kernel/table.ts';
import { trusted } from '#functions/data/mail/mail-trouble.ts';
import { countedAs, userCounted } from '#functions/data/universities/counts.ts';
import { universityStays } from '#functions/data/universities/universities.ts';
import type { Language, Role, Status } from '#shared/lists.ts';
import { claimMade, emailKey, findOwner } from './email-claims.ts';
import type { StoredUser } from './users.ts';

export type NewAccount = {
  /** The person's id, where it is known before; a new one else. */
  id?: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  status: Status;
  /** null for a super administrator, who belongs to none. */
  universityId: string | null;
  language: Language;
  /** Absent where somebody is only invited: they choose their first password by the invitation. */
  passwordHash?: string;
  emailConfirmed?: boolean;
  isInvited?: boolean;
  mustChoosePassword?: boolean;
  lastSeenAt?: string;
};

/** A person with their password's hash, null until they choose one; `isFormer`: it still stands where passwords stood before. */
export type Account = { user: StoredUser } & (
  | { passwordHash: string; isFormer: boolean }
  | { passwordHash: null; isFormer: false }
);

/** Starts the ids of people without a university; longer than any university's code, so it is never one. */
const noUniversity = 'super';
/** Stands in for the owner of an address that has none. */
const nobody = 'nobody';

/** A person's account by their id, or null: one round trip, the same for somebody and for nobody. */
export const readAccount = async (userId: string): Promise<Account | null> => {
  const [user, credential, former] = await readTogether(
    table
      .build(BatchGetCommand)
      .requests(
        Users.build(BatchGetRequest).key({ id: userId }),
        Credentials.build(BatchGetRequest).key({ userId }),
        FormerCredentials.build(BatchGetRequest).key({ userId }),
      )
      .options({ consistent: true }),
  );
  if (!user) return null;
  const passwordHash = (credential ?? former)?.passwordHash;
  return passwordHash ? { user, passwordHash, isFormer: !credential } : { user, passwordHash: null, isFormer: false };
};

/**
 * The account of that address, or null. An unknown address costs the same reads as a known one, so that the time taken tells
 * nothing.
 */
export const findAccount = async (email: string): Promise<Account | null> =>
  readAccount((await findOwner(email)) ?? nobody);

/** A new person, and the changes that make them: they, their password if any and the claim on their address; they fail when it is taken, or their university is gone. */
export const newAccount = (account: NewAccount, now: Date): { user: StoredUser; changes: Change[] } => {
  const { passwordHash, universityId, id = newUserId(universityId ?? noUniversity), ...fields } = account;
  const user: StoredUser = {
    ...fields,
    id,
    email: account.email.trim(),
    universityId: universityId ?? undefined,
    createdAt: now.toISOString(),
    portfolios: 0,
    sessionEpoch: 0,
  };
  const changes = [
    claimMade(user.email, id),
    Users.build(PutTransaction)
      .item({ ...user, ...memberKeys(id, universityId) })
      .options({ condition: { attr: 'id', exists: false } }),
    ...(passwordHash ? [Credentials.build(PutTransaction).item({ userId: id, passwordHash })] : []),
    ...(user.status === 'ACCEPTED' ? [publicCvOpened(user)] : []),
    ...(universityId ? [universityStays(universityId)] : []),
    ...userCounted(null, user, now),
  ];
  return { user, changes };
};

/**
 * Takes a person away with their password and the claim on their address, which anybody may have again. Fails when they are not
 * what they were, or `isStill` does not hold. Everything else of theirs is the deletion's to clear away.
 */
export const accountRemoved = (person: StoredUser, now: Date, isStill?: Condition<typeof Users>): Change[] => {
  const { id, email } = person;
  const isWhatTheyWere = {
    and: [{ attr: 'email', eq: email } as const, countedAs(person), ...(isStill ? [isStill] : [])],
  };
  return [
    Users.build(DeleteTransaction).key({ id }).options({ condition: isWhatTheyWere }),
    ...userCounted(person, null, now),
    ...credentialsRemoved(id),
    claimReleased(id, email),
  ];
};

const credentialsRemoved = (userId: string): Change[] => [
  Credentials.build(DeleteTransaction).key({ userId }),
  FormerCredentials.build(DeleteTransaction).key({ userId }),
];

const claimReleased = (userId: string, email: string): Change =>
  EmailClaims.build(DeleteTransaction)
    .key({ email: emailKey(email) })
    .options({
      condition: {
        or: [
          { attr: 'userId', exists: false },
          { attr: 'userId', eq: userId },
        ],
      },
    });

/** Stores a password where it belongs, and nowhere else. */
export const passwordStored = (userId: string, passwordHash: string): Change[] => [
  Credentials.build(PutTransaction).item({ userId, passwordHash }),
  FormerCredentials.build(DeleteTransaction).key({ userId }),
];

const ended = ({ id, sessionEpoch }: StoredUser) => ({ id, sessionEpoch: sessionEpoch + 1 });
const unended = ({ sessionEpoch }: StoredUser) => ({ attr: 'sessionEpoch', eq: sessionEpoch }) as const;

/** Sets a password of the person's own choice and ends all sessions and links of theirs. Fails when something else has ended them. */
export const passwordChosen = (person: StoredUser, passwordHash: string): Change[] => [
  Users.build(UpdateTransaction)
    .item({ ...ended(person), isInvited: $remove(), mustChoosePassword: $remove() })
    .options({ condition: unended(person) }),
  ...passwordStored(person.id, passwordHash),
];

/** The same by a mailed link, which proves their address and ends what they were invited for. Fails also when they changed. */
export const passwordChosenByLink = (person: StoredUser, passwordHash: string, now: Date): Change[] => [
  Users.build(UpdateTransaction)
    .item({
      ...ended(person),
      ...trusted(now),
      emailConfirmed: true,
      isInvited: $remove(),
      mustChoosePassword: $remove(),
    })
    .options({ condition: { and: [unended(person), countedAs(person)] } }),
  ...userCounted(person, { ...person, emailConfirmed: true }, now),
  ...passwordStored(person.id, passwordHash),
];

/**
 * Gives a person an address of which it is proven that they read it: the one they have, or another one, to which the claim
 * moves. Fails when that is somebody's, theirs is not any more what it was, or they changed.
 */
export const addressProven = (person: StoredUser, email: string, now: Date): Change[] => {
  const { id, email: former } = person;
  const update = Users.build(UpdateTransaction)
    .item({ id, email, emailConfirmed: true, ...trusted(now) })
    .options({ condition: { and: [{ attr: 'email', eq: former }, countedAs(person)] } });
  const counted = userCounted(person, { ...person, emailConfirmed: true }, now);
  if (emailKey(email) === emailKey(former)) return [update, ...counted];
  const release = EmailClaims.build(DeleteTransaction)
    .key({ email: emailKey(former) })
    .options({ condition: { attr: 'userId', eq: id } });
  return [update, ...counted, claimMade(email, id), release];
};
