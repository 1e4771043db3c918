import { Entity } from 'dynamodb-toolbox/entity';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';
import { userPartition } from './user.ts';

/** A signed-in browser. Holds no secret, since every function reads it. */
export const Sessions = new Entity({
  name: 'Session',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    id: string().key(),
    /** The person's `sessionEpoch` at the start; void once that differs. */
    epoch: number(),
    /** Only allows a password change: the person had to choose one at the start (D77). */
    mustChoosePassword: boolean().optional(),
    createdAt: string(),
    lastSeenAt: string(),
    /** The maximum age, independent of use. */
    endsAt: string(),
    /** Browser and system, from the user agent. */
    device: string(),
    expiresAt: string(),
    ttl: number(),
  }),
  computeKey: ({ userId, id }) => ({ PK: userPartition(userId), SK: `SESSION#${id}` }),
});

export const renewalsOf = (userId: string) => `RENEWAL#${userId}`;

/** Renews a session. In a partition of its own: IAM denies it to every function but auth. */
export const Renewals = new Entity({
  name: 'Renewal',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    sessionId: string().key(),
    /** Derives each secret of the session from the one before. */
    seed: string(),
    currentHash: string(),
    previousHash: string().optional(),
    /** The number of secrets before the current one. */
    rotations: number(),
    ttl: number(),
  }),
  computeKey: ({ userId, sessionId }) => ({ PK: renewalsOf(userId), SK: `SESSION#${sessionId}` }),
});
