import { Entity } from 'dynamodb-toolbox/entity';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';
import { userPartition } from './user.ts';

/** A browser that is signed in: that it is, since when and on what device, but no secret, since every function reads it. */
export const Sessions = new Entity({
  name: 'Session',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    id: string().key(),
    /** The person's `sessionEpoch` when it began; it is void once that is another. */
    epoch: number(),
    /** It opens nothing but the choice of another password, as its person had to choose one when it began (D77). */
    mustChoosePassword: boolean().optional(),
    createdAt: string(),
    lastSeenAt: string(),
    /** The last moment of all, however much it is used. */
    endsAt: string(),
    /** The browser and its system as they call themselves. */
    device: string(),
    expiresAt: string(),
    ttl: number(),
  }),
  computeKey: ({ userId, id }) => ({ PK: userPartition(userId), SK: `SESSION#${id}` }),
});

/** The partition of what renews a person's sessions. */
export const renewalsOf = (userId: string) => `RENEWAL#${userId}`;

/** What renews a session, in a partition that IAM denies to every function but the one that signs people in. */
export const Renewals = new Entity({
  name: 'Renewal',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    sessionId: string().key(),
    /** The key by which each secret of the session follows from the one before. */
    seed: string(),
    currentHash: string(),
    previousHash: string().optional(),
    /** How many secrets came before the current one. */
    rotations: number(),
    ttl: number(),
  }),
  computeKey: ({ userId, sessionId }) => ({ PK: renewalsOf(userId), SK: `SESSION#${sessionId}` }),
});
