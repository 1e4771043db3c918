import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '../table.ts';
import { userPartition } from './user.ts';

/** The password, apart from the user so that no list and no index carries it. */
export const Credentials = new Entity({
  name: 'Credential',
  table,
  timestamps: false,
  schema: item({ userId: string().key(), passwordHash: string() }),
  computeKey: ({ userId }) => ({ PK: userPartition(userId), SK: 'CREDENTIAL' }),
});

/** Holds an address for its one account; `email` is lower-cased. */
export const EmailClaims = new Entity({
  name: 'EmailClaim',
  table,
  timestamps: false,
  schema: item({ email: string().key(), userId: string() }),
  computeKey: ({ email }) => ({ PK: `EMAIL#${email}`, SK: 'EMAIL' }),
});

/** A mailed link's secret, as its SHA-256: works once, until `expiresAt`, and only while no later event ended the sessions. */
export const PasswordLinks = new Entity({
  name: 'PasswordLink',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    tokenHash: string().key(),
    sessionEpoch: number(),
    expiresAt: string(),
    ttl: number(),
  }),
  computeKey: ({ userId, tokenHash }) => ({ PK: userPartition(userId), SK: `PASSWORD_LINK#${tokenHash}` }),
});

/** A browser that stays signed in, by its renewal cookie's SHA-256; DynamoDB removes it at `ttl` (seconds). */
export const Sessions = new Entity({
  name: 'Session',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    tokenHash: string().key(),
    sessionEpoch: number(),
    expiresAt: string(),
    ttl: number(),
  }),
  computeKey: ({ userId, tokenHash }) => ({ PK: userPartition(userId), SK: `SESSION#${tokenHash}` }),
});
