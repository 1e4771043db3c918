import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import { named } from '#functions/data/kernel/table.ts';
import { userPartition } from './user.ts';

export const emailKey = (email: string): string => email.trim().toLowerCase();

const schema = item({ userId: string().key(), passwordHash: string() });

/** Lies in a partition of its own, which IAM denies to every function but auth. */
export const Credentials = new Entity({
  ...named('Credential'),
  schema,
  computeKey: ({ userId }) => ({ PK: `CREDENTIAL#${userId}`, SK: 'CREDENTIAL' }),
});

/** The key of passwords until November 2026; a password moves when its owner signs in or sets another one. */
export const FormerCredentials = new Entity({
  ...named('Credential'),
  schema,
  computeKey: ({ userId }) => ({ PK: userPartition(userId), SK: 'CREDENTIAL' }),
});

/** Makes an address unique. `email` is an `emailKey`. */
export const EmailClaims = new Entity({
  ...named('EmailClaim'),
  schema: item({ email: string().key(), userId: string() }),
  computeKey: ({ email }) => ({ PK: `EMAIL#${email}`, SK: 'EMAIL' }),
});
