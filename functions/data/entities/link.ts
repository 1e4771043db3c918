import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { named } from '#functions/data/kernel/table.ts';

const linkPurposes = ['password', 'address', 'stay'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export const linksOf = (userId: string) => `LINK#${userId}`;

/** Works once; `tokenHash` is a SHA-256. Void after `expiresAt`, or in a later session epoch. */
export const Links = new Entity({
  ...named('Link'),
  schema: item({
    userId: string().key(),
    tokenHash: string().key(),
    purpose: string().enum(...linkPurposes),
    email: string(),
    sessionEpoch: number(),
    expiresAt: string(),
    ttl: number(),
  }),
  computeKey: ({ userId, tokenHash }) => ({ PK: linksOf(userId), SK: `LINK#${tokenHash}` }),
});
