import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update';
import { Routes } from '#functions/data/entities/route.ts';
import { Renewals, Sessions } from '#functions/data/entities/session.ts';
import { Users, userPartition } from '#functions/data/entities/user.ts';
import { type Change, deleteChange, isThere, putChange, updateChange } from '#functions/data/kernel/change.ts';
import type { RouteReading } from '#functions/data/kernel/fence.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { readTogether } from '#functions/data/kernel/read-together.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { neverMoved, routeOfUniversity } from '#functions/data/universities/routes.ts';
import { confirmedMinutes, dayMs, idleSessionDays, minuteSeconds, wholeSessionDays } from '#shared/limits.ts';
import { type Claimed, refuseIfElsewhere, requireHere } from './require-here.ts';
import type { StoredUser } from './users.ts';

export type StoredSession = FormattedItem<typeof Sessions>;
export type StoredRenewal = FormattedItem<typeof Renewals>;

export type SessionKey = { userId: string; sessionId: string };

const idleMs = idleSessionDays * dayMs;
const maxAgeMs = wholeSessionDays * dayMs;

/** DynamoDB deletes the item up to days after the TTL (seconds), so the exact time is stored too. */
export const expiry = (at: Date) => ({ expiresAt: at.toISOString(), ttl: Math.ceil(at.getTime() / 1000) });

const expiryOf = (endsAt: string, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleMs, new Date(endsAt).getTime()));

const isLive = (user: StoredUser, session: StoredSession, now: Date): boolean =>
  session.epoch === user.sessionEpoch && session.expiresAt > now.toISOString();

type Caller = { user: StoredUser | undefined; session: StoredSession | undefined };

/** With several cells the route of the claimed university comes along. */
const readCaller = async (
  { userId, sessionId }: SessionKey,
  universityId: string | undefined,
): Promise<Caller & { reading?: RouteReading }> => {
  const keys = [
    Users.build(BatchGetRequest).key({ id: userId }),
    Sessions.build(BatchGetRequest).key({ userId, id: sessionId }),
  ] as const;
  if (ownCell() === undefined || universityId === undefined) {
    const [user, session] = await readTogether(keys);
    return { user, session };
  }
  const readAt = Date.now();
  const [user, session, route] = await readTogether([...keys, Routes.build(BatchGetRequest).key({ universityId })]);
  return { user, session, reading: { route: route ?? neverMoved, readAt } };
};

/** Makes one consistent read; null if the session is not live. Throws `misdirected` if another cell has the person. */
export const findSignedIn = async (
  key: SessionKey,
  now: Date,
  claimed: Claimed = {},
): Promise<{ user: StoredUser; session: StoredSession } | null> => {
  const { user, session, reading } = await readCaller(key, claimed.universityId);
  if (ownCell() !== undefined) await requireHere({ userId: key.userId, user }, claimed, reading);
  return user && session && isLive(user, session, now) ? { user, session } : null;
};

export type Renewable = { user: StoredUser; session: StoredSession; renewal: StoredRenewal };

/** Null if the session is not live. Throws `misdirected` if another cell has the person. IAM lets only auth read renewals. */
export const findRenewable = async ({ userId, sessionId }: SessionKey, now: Date): Promise<Renewable | null> => {
  const [user, session, renewal] = await readTogether([
    Users.build(BatchGetRequest).key({ id: userId }),
    Sessions.build(BatchGetRequest).key({ userId, id: sessionId }),
    Renewals.build(BatchGetRequest).key({ userId, sessionId }),
  ]);
  if (ownCell() !== undefined) {
    if (!user) await refuseIfElsewhere(userId);
    // The session here may be another cell’s copy, which is older than the secret.
    if (user?.universityId) await routeOfUniversity(user.universityId);
  }
  return user && session && renewal && isLive(user, session, now) ? { user, session, renewal } : null;
};

const confirmedMs = confirmedMinutes * minuteSeconds * 1000;

/** True while the sign-in, or a later password or code, proves who acts. */
export const isConfirmed = ({ createdAt, confirmedAt = createdAt }: StoredSession, now: Date): boolean =>
  now.getTime() - Date.parse(confirmedAt) < confirmedMs;

/** Fails if the session has ended. */
export const confirmSessionChange = ({ userId, sessionId }: SessionKey, now: Date): Change =>
  updateChange(Sessions, { userId, id: sessionId, confirmedAt: now.toISOString() }, isThere);

type NewSession = { id: string; device: string; seed: string; secretHash: string; mustSetUpFactor?: boolean };

/** `expiresAt` moves on whenever the session is used. */
export const createSessionChanges = (
  user: Pick<StoredUser, 'id' | 'sessionEpoch' | 'mustChoosePassword'>,
  { id, device, seed, secretHash, mustSetUpFactor }: NewSession,
  now: Date,
): { changes: Change[]; expiresAt: Date } => {
  const endsAt = new Date(now.getTime() + maxAgeMs).toISOString();
  const expiresAt = expiryOf(endsAt, now);
  const at = now.toISOString();
  const { id: userId, sessionEpoch: epoch, mustChoosePassword } = user;
  const restricted = { mustChoosePassword, mustSetUpFactor };
  const session = { userId, id, epoch, ...restricted, device, createdAt: at, lastSeenAt: at, endsAt };
  return {
    expiresAt,
    changes: [
      putChange(Sessions, { ...session, ...expiry(expiresAt) }),
      // Stored for the session's maximum age; whether it is live depends on the session alone.
      putChange(Renewals, {
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

/** Fails if the session has ended. */
export const extendSessionChange = (
  { userId, id, endsAt }: StoredSession,
  now: Date,
): { change: Change; expiresAt: Date } => {
  const expiresAt = expiryOf(endsAt, now);
  const change = updateChange(Sessions, { userId, id, lastSeenAt: now.toISOString(), ...expiry(expiresAt) }, isThere);
  return { change, expiresAt };
};

/** Fails if another rotation committed first. */
export const rotateSecretChange = ({ userId, sessionId, currentHash }: StoredRenewal, nextHash: string): Change =>
  updateChange(
    Renewals,
    { userId, sessionId, previousHash: currentHash, currentHash: nextHash, rotations: $add(1) },
    { attr: 'currentHash', eq: currentHash },
  );

/** Fails if the session has ended already. */
export const endSessionChanges = ({ userId, sessionId }: SessionKey): Change[] => [
  deleteChange(Sessions, { userId, id: sessionId }, isThere),
  deleteChange(Renewals, { userId, sessionId }),
];

/** The latest used first. */
export const listSessions = async (user: StoredUser, now: Date): Promise<StoredSession[]> => {
  const all = await listRecords(Sessions, { partition: userPartition(user.id), range: { beginsWith: 'SESSION#' } });
  return all.filter((session) => isLive(user, session, now)).sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
};

/** The restriction that the session which ends all others loses. */
type Lifted = 'mustChoosePassword' | 'mustSetUpFactor';

/** Exempts the session that ends all others. Fails if it has ended. */
export const keepSessionChange = (
  { userId, sessionId }: SessionKey,
  { sessionEpoch }: StoredUser,
  lifted?: Lifted,
): Change =>
  updateChange(
    Sessions,
    { userId, id: sessionId, epoch: sessionEpoch + 1, ...(lifted && { [lifted]: $remove() }) },
    isThere,
  );

/** Fails if something else just ended them. */
export const endAllSessionsOnceChange = ({ id, sessionEpoch }: StoredUser): Change =>
  updateChange(Users, { id, sessionEpoch: sessionEpoch + 1 }, { attr: 'sessionEpoch', eq: sessionEpoch });

/** Tokens, renewals and mailed links of an older epoch are void. */
export const endAllSessionsChange = (userId: string): Change =>
  updateChange(Users, { id: userId, sessionEpoch: $add(1) }, isThere);
