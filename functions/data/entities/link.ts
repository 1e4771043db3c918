import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';

/** The uses of a mailed link: choosing a password, showing that its receiver reads that address, or keeping an unused account. */
export const linkPurposes = ['password', 'address', 'stay'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** The partition of a person's mailed links. */
export const linksOf = (userId: string) => `LINK#${userId}`;

/** A mailed link that works once, by its secret's SHA-256: void after `expiresAt` or a later epoch, removed at `ttl` (seconds). */
export const Links = new Entity({
  name: 'Link',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    tokenHash: string().key(),
    purpose: string().enum(...linkPurposes),
    /** Where it was mailed to, which its use proves to be read by that person. */
    email: string(),
    sessionEpoch: number(),
    expiresAt: string(),
    ttl: number(),
  }),
  computeKey: ({ userId, tokenHash }) => ({ PK: linksOf(userId), SK: `LINK#${tokenHash}` }),
});
