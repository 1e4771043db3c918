import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, number, string } from 'dynamodb-toolbox/schema';
import { named } from '#functions/data/kernel/table.ts';
import { userPartition } from './user.ts';

/** Holds no secret, since every function reads it. */
export const Sessions = new Entity({
  ...named('Session'),
  schema: item({
    userId: string().key(),
    id: string().key(),
    /** The user's `sessionEpoch` at the start; the session is void once they differ. */
    epoch: number(),
    /** The session only allows a password change (D77). */
    mustChoosePassword: boolean().optional(),
    /** The session only allows setting up a second factor (D86). */
    mustSetUpFactor: boolean().optional(),
    /** The time of the last password or code that proved who acts; absent: the session’s start. */
    confirmedAt: string().optional(),
    createdAt: string(),
    lastSeenAt: string(),
    /** The maximum age, independent of use. */
    endsAt: string(),
    device: string(),
    expiresAt: string(),
    ttl: number(),
  }),
  computeKey: ({ userId, id }) => ({ PK: userPartition(userId), SK: `SESSION#${id}` }),
});

export const renewalsOf = (userId: string) => `RENEWAL#${userId}`;

/** Lies in a partition of its own, which IAM denies to every function but auth. */
export const Renewals = new Entity({
  ...named('Renewal'),
  schema: item({
    userId: string().key(),
    sessionId: string().key(),
    seed: string(),
    currentHash: string(),
    previousHash: string().optional(),
    rotations: number(),
    ttl: number(),
  }),
  computeKey: ({ userId, sessionId }) => ({ PK: renewalsOf(userId), SK: `SESSION#${sessionId}` }),
});
