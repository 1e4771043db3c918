import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';
import { userPartition } from './user.ts';

const schema = item({ userId: string().key(), passwordHash: string() });

/** The password, in a partition of its own that IAM denies to every function but the one that signs people in. */
export const Credentials = new Entity({
  name: 'Credential',
  table,
  timestamps: false,
  schema,
  computeKey: ({ userId }) => ({ PK: `CREDENTIAL#${userId}`, SK: 'CREDENTIAL' }),
});

/** Where passwords stood until November 2026: one that is still there is moved when its owner signs in or chooses another. */
export const FormerCredentials = new Entity({
  name: 'Credential',
  table,
  timestamps: false,
  schema,
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
