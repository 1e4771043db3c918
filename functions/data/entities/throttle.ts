import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '#functions/data/kernel/table.ts';

/** How often one did a limited thing in one window of time; `subject` is a SHA-256, so that no key tells who. Gone by TTL. */
export const Throttles = new Entity({
  name: 'Throttle',
  table,
  timestamps: false,
  schema: item({
    limit: string().key(),
    subject: string().key(),
    /** The window's end, in seconds. */
    endsAt: number().key(),
    count: number(),
    ttl: number(),
  }),
  computeKey: ({ limit, subject, endsAt }) => ({ PK: `THROTTLE#${limit}#${subject}`, SK: `WINDOW#${endsAt}` }),
});
