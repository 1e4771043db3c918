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

/** A secret that stands for a person, kept as its SHA-256: void after `expiresAt` or a later epoch, removed at `ttl` (seconds). */
const secretOfUser = {
  userId: string().key(),
  tokenHash: string().key(),
  sessionEpoch: number(),
  expiresAt: string(),
  ttl: number(),
};

/** A mailed link to choose a password: works once. */
export const PasswordLinks = new Entity({
  name: 'PasswordLink',
  table,
  timestamps: false,
  schema: item(secretOfUser),
  computeKey: ({ userId, tokenHash }) => ({ PK: userPartition(userId), SK: `PASSWORD_LINK#${tokenHash}` }),
});

/** A browser that stays signed in, by its renewal cookie. */
export const Sessions = new Entity({
  name: 'Session',
  table,
  timestamps: false,
  schema: item(secretOfUser),
  computeKey: ({ userId, tokenHash }) => ({ PK: userPartition(userId), SK: `SESSION#${tokenHash}` }),
});
