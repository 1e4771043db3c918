import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update';
import { BatchGetCommand } from 'dynamodb-toolbox/table/actions/batchGet';
import { Renewals, Sessions } from '#functions/data/entities/session.ts';
import { Users, userPartition } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { StoredUser } from './users.ts';

export type StoredSession = FormattedItem<typeof Sessions>;
export type StoredRenewal = FormattedItem<typeof Renewals>;

/** Identifies one session of one user. */
export type SessionKey = { userId: string; sessionId: string };

const dayMs = 24 * 60 * 60 * 1000;
/** A session ends when unused for that long, and in any case after `maxAgeMs` (D55). */
const idleMs = 14 * dayMs;
const maxAgeMs = 90 * dayMs;

/** Attributes of an item that expires: the exact time, and a TTL in seconds, at which DynamoDB deletes it up to days late. */
export const expiry = (at: Date) => ({ expiresAt: at.toISOString(), ttl: Math.ceil(at.getTime() / 1000) });

/** The expiry of a session used now. */
const expiryOf = (endsAt: string, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleMs, new Date(endsAt).getTime()));

/** Neither expired, nor ended with all sessions of the person. */
const isLive = (user: StoredUser, session: StoredSession, now: Date): boolean =>
  session.epoch === user.sessionEpoch && session.expiresAt > now.toISOString();

/** A live session and its person, in one consistent read; null if it is not live. */
export const findSignedIn = async (
  { userId, sessionId }: SessionKey,
  now: Date,
): Promise<{ user: StoredUser; session: StoredSession } | null> => {
  const [user, session] = await readTogether(
    table
      .build(BatchGetCommand)
      .requests(
        Users.build(BatchGetRequest).key({ id: userId }),
        Sessions.build(BatchGetRequest).key({ userId, id: sessionId }),
      )
      .options({ consistent: true }),
  );
  return user && session && isLive(user, session, now) ? { user, session } : null;
};

export type Renewable = { user: StoredUser; session: StoredSession; renewal: StoredRenewal };

/** A live session with its renewal; null if it is not live. IAM lets only auth read renewals. */
export const findRenewable = async ({ userId, sessionId }: SessionKey, now: Date): Promise<Renewable | null> => {
  const [user, session, renewal] = await readTogether(
    table
      .build(BatchGetCommand)
      .requests(
        Users.build(BatchGetRequest).key({ id: userId }),
        Sessions.build(BatchGetRequest).key({ userId, id: sessionId }),
        Renewals.build(BatchGetRequest).key({ userId, sessionId }),
      )
      .options({ consistent: true }),
  );
  return user && session && renewal && isLive(user, session, now) ? { user, session, renewal } : null;
};

type NewSession = { id: string; device: string; seed: string; secretHash: string };

/** Creates a session; `expiresAt` holds unless it is used before. */
export const createSessionChanges = (
  user: Pick<StoredUser, 'id' | 'sessionEpoch' | 'mustChoosePassword'>,
  { id, device, seed, secretHash }: NewSession,
  now: Date,
): { changes: Change[]; expiresAt: Date } => {
  const endsAt = new Date(now.getTime() + maxAgeMs).toISOString();
  const expiresAt = expiryOf(endsAt, now);
  const at = now.toISOString();
  const { id: userId, sessionEpoch: epoch, mustChoosePassword } = user;
  const session = { userId, id, epoch, mustChoosePassword, device, createdAt: at, lastSeenAt: at, endsAt };
  return {
    expiresAt,
    changes: [
      Sessions.build(PutTransaction).item({ ...session, ...expiry(expiresAt) }),
      // Kept for the session's maximum age: the session alone says whether it is live.
      Renewals.build(PutTransaction).item({
        userId: user.id,
        sessionId: id,
        seed,
        currentHash: secretHash,
        rotations: 0,
        ttl: expiry(new Date(endsAt)).ttl,
      }),
    ],
  };
};

/** Extends a session that is used now; fails if it has ended. */
export const extendSessionChange = (
  { userId, id, endsAt }: StoredSession,
  now: Date,
): { change: Change; expiresAt: Date } => {
  const expiresAt = expiryOf(endsAt, now);
  const change = Sessions.build(UpdateTransaction)
    .item({ userId, id, lastSeenAt: now.toISOString(), ...expiry(expiresAt) })
    .options({ condition: { attr: 'id', exists: true } });
  return { change, expiresAt };
};

/** Replaces the current secret; fails if another rotation was first. */
export const rotateSecretChange = ({ userId, sessionId, currentHash }: StoredRenewal, nextHash: string): Change =>
  Renewals.build(UpdateTransaction)
    .item({ userId, sessionId, previousHash: currentHash, currentHash: nextHash, rotations: $add(1) })
    .options({ condition: { attr: 'currentHash', eq: currentHash } });

/** Ends one session; fails if it has ended already. */
export const endSessionChanges = ({ userId, sessionId }: SessionKey): Change[] => [
  Sessions.build(DeleteTransaction)
    .key({ userId, id: sessionId })
    .options({ condition: { attr: 'id', exists: true } }),
  Renewals.build(DeleteTransaction).key({ userId, sessionId }),
];

/** The live sessions of a person, the latest used first. */
export const listSessions = async (user: StoredUser, now: Date): Promise<StoredSession[]> => {
  const all = await listRecords(Sessions, { partition: userPartition(user.id), range: { beginsWith: 'SESSION#' } });
  return all.filter((session) => isLive(user, session, now)).sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
};

/** Keeps a session in the transaction that ends all others, and lifts its restriction to a password change; fails if it has ended. */
export const keepSessionChange = ({ userId, sessionId }: SessionKey, { sessionEpoch }: StoredUser): Change =>
  Sessions.build(UpdateTransaction)
    .item({ userId, id: sessionId, epoch: sessionEpoch + 1, mustChoosePassword: $remove() })
    .options({ condition: { attr: 'id', exists: true } });

/** Ends all sessions of a person; fails if something else just did. */
export const endAllSessionsOnceChange = ({ id, sessionEpoch }: StoredUser): Change =>
  Users.build(UpdateTransaction)
    .item({ id, sessionEpoch: sessionEpoch + 1 })
    .options({ condition: { attr: 'sessionEpoch', eq: sessionEpoch } });

/** Ends all sessions of a person: tokens, renewals and mailed links of an older epoch are void. */
export const endAllSessionsChange = (userId: string): Change =>
  Users.build(UpdateTransaction)
    .item({ id: userId, sessionEpoch: $add(1) })
    .options({ condition: { attr: 'id', exists: true } });
