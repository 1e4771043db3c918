import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { string } from 'dynamodb-toolbox/schema/string';
import * as z from 'zod/mini';
import { table } from '#functions/data/kernel/table.ts';

export const Things = new Entity({
  name: 'Thing',
  table,
  timestamps: false,
  schema: item({ id: string().key(), name: string() }),
  computeKey: ({ id }) => ({ PK: `THING#${id}`, SK: 'THING' }),
});
export const thing = z.object({ id: z.string(), name: z.string() });
export const named = z.object({ name: z.string().check(z.minLength(1)) });
