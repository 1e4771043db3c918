import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import { named } from '#functions/data/kernel/table.ts';

export const signingKeysPartition = 'SIGNING_KEYS';

/** The public half of a key that signs tokens (P-256). Only auth may write it: a writer could sign in as anybody. */
export const SigningKeys = new Entity({
  ...named('SigningKey'),
  schema: item({ id: string().key(), x: string(), y: string(), publishedAt: string() }),
  computeKey: ({ id }) => ({ PK: signingKeysPartition, SK: `KEY#${id}` }),
});
