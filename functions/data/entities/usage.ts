import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { named } from '#functions/data/kernel/table.ts';
import { shareNames } from '#shared/limits.ts';

/** Contains no user id. Expires after thirteen months. */
export const Usages = new Entity({
  ...named('Usage'),
  schema: item({
    universityId: string().key(),
    /** UTC, as 2026-11-23. */
    day: string().key(),
    of: string()
      .enum(...shareNames)
      .key(),
    count: number(),
    /** When the token bucket is full again, in milliseconds. */
    wholeAt: number(),
    ttl: number(),
  }),
  computeKey: ({ universityId, day, of }) => ({ PK: `USAGE#${universityId}`, SK: `DAY#${day}#${of}` }),
});
