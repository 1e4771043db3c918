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
import { expiry } from '#functions/data/kernel/expiry.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { StoredUser } from './users.ts';

export type StoredSession = FormattedItem<typeof Sessions>;
export type StoredRenewal = FormattedItem<typeof Renewals>;

/** A session by whose it is and which. */
export type SessionKey = { userId: string; sessionId: string };

const day = 24 * 60 * 60 * 1000;
/** How long a browser stays signed in without use, and in all, in milliseconds (D55). */
const idle = 14 * day;
const longest = 90 * day;

/** Until when a session lives that is used now. */
const liveUntil = (endsAt: string, now: Date): Date =>
  new Date(Math.min(now.getTime() + idle, new Date(endsAt).getTime()));

/** Does the session still hold: neither expired nor ended with all others of the person? */
const isLive = (user: StoredUser, session: StoredSession, now: Date): boolean =>
  session.epoch === user.sessionEpoch && session.expiresAt > now.toISOString();

/** A session that holds and its person, in one consistent read; null when it does not. */
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

/** A session that holds, with whose it is and what renews it. */
export type Renewable = { user: StoredUser; session: StoredSession; renewal: StoredRenewal };

/** The same with what renews it, for auth alone: no other function may read that. */
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

/** Begins a session; gives until when it lives if it is not used. */
export const sessionBegun = (
  user: Pick<StoredUser, 'id' | 'sessionEpoch' | 'mustChoosePassword'>,
  { id, device, seed, secretHash }: NewSession,
  now: Date,
): { changes: Change[]; expiresAt: Date } => {
  const endsAt = new Date(now.getTime() + longest).toISOString();
  const expiresAt = liveUntil(endsAt, now);
  const at = now.toISOString();
  const { id: userId, sessionEpoch: epoch, mustChoosePassword } = user;
  const session = { userId, id, epoch, mustChoosePassword, device, createdAt: at, lastSeenAt: at, endsAt };
  return {
    expiresAt,
    changes: [
      Sessions.build(PutTransaction).item({ ...session, ...expiry(expiresAt) }),
      // It lives as long as a session can: whether the session lives is said there alone.
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

/** Lets a session live on from now; fails when it has ended. */
export const sessionProlonged = (
  { userId, id, endsAt }: StoredSession,
  now: Date,
): { change: Change; expiresAt: Date } => {
  const expiresAt = liveUntil(endsAt, now);
  const change = Sessions.build(UpdateTransaction)
    .item({ userId, id, lastSeenAt: now.toISOString(), ...expiry(expiresAt) })
    .options({ condition: { attr: 'id', exists: true } });
  return { change, expiresAt };
};

/** Puts the next secret in the current one's place; fails when that is not the current one any more. */
export const secretRotated = ({ userId, sessionId, currentHash }: StoredRenewal, nextHash: string): Change =>
  Renewals.build(UpdateTransaction)
    .item({ userId, sessionId, previousHash: currentHash, currentHash: nextHash, rotations: $add(1) })
    .options({ condition: { attr: 'currentHash', eq: currentHash } });

/** Ends one browser's session at once; fails when it has ended already. */
export const sessionEnded = ({ userId, sessionId }: SessionKey): Change[] => [
  Sessions.build(DeleteTransaction)
    .key({ userId, id: sessionId })
    .options({ condition: { attr: 'id', exists: true } }),
  Renewals.build(DeleteTransaction).key({ userId, sessionId }),
];

/** The sessions of a person that hold, the latest used first. */
export const listSessions = async (user: StoredUser, now: Date): Promise<StoredSession[]> => {
  const all = await listRecords(Sessions, { partition: userPartition(user.id), range: { beginsWith: 'SESSION#' } });
  return all.filter((session) => isLive(user, session, now)).sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
};

/** Has a session outlive the end of all others, in the transaction that ends them, and open everything; fails when it has ended already. */
export const sessionOutlives = ({ userId, sessionId }: SessionKey, { sessionEpoch }: StoredUser): Change =>
  Sessions.build(UpdateTransaction)
    .item({ userId, id: sessionId, epoch: sessionEpoch + 1, mustChoosePassword: $remove() })
    .options({ condition: { attr: 'id', exists: true } });

/** Ends all sessions of a person, and fails when something else just did. */
export const epochOver = ({ id, sessionEpoch }: StoredUser): Change =>
  Users.build(UpdateTransaction)
    .item({ id, sessionEpoch: sessionEpoch + 1 })
    .options({ condition: { attr: 'sessionEpoch', eq: sessionEpoch } });

/** Ends all sessions of a person at once: every token, renewal and mailed link of theirs is of an older epoch from then on. */
export const sessionsEnded = (userId: string): Change =>
  Users.build(UpdateTransaction)
    .item({ id: userId, sessionEpoch: $add(1) })
    .options({ condition: { attr: 'id', exists: true } });
