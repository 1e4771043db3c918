import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';
import { shareNames } from '#shared/limits.ts';

/** How much of one thing that costs much a university used on one day. Nobody is named. Gone by TTL after thirteen months. */
export const Usages = new Entity({
  name: 'Usage',
  table,
  timestamps: false,
  schema: item({
    universityId: string().key(),
    /** In UTC: 2026-11-23. */
    day: string().key(),
    of: string()
      .enum(...shareNames)
      .key(),
    count: number(),
    /** When its share will be whole again, in milliseconds: what was taken at once is back by then. */
    wholeAt: number(),
    ttl: number(),
  }),
  computeKey: ({ universityId, day, of }) => ({ PK: `USAGE#${universityId}`, SK: `DAY#${day}#${of}` }),
});
