import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { stored } from '#functions/data/kernel/stored.ts';
import { table } from '#functions/data/kernel/table.ts';
import { university } from '#shared/schemas/university.ts';

/** The index partition that lists all universities. */
export const allUniversities = 'UNIVERSITIES';

export const Universities = new Entity({
  name: 'University',
  table,
  timestamps: false,
  schema: item({
    ...stored(university.shape),
    id: string().key(),
    /** How many times the usual share of what costs much it has; once, unless a super administrator says otherwise. */
    share: number().optional(),
    /** How many deleted universities leave their members to it just now. */
    receiving: number().optional(),
  }).and((schema) => ({
    GSI1PK: string().hidden().default(allUniversities),
    GSI1SK: string()
      .hidden()
      .link<typeof schema>(({ id }) => id),
  })),
  computeKey: ({ id }) => ({ PK: `UNIVERSITY#${id}`, SK: 'UNIVERSITY' }),
});
