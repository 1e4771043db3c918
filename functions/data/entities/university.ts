import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '../table.ts';

export const universityKeys = (id: string) => ({ PK: `UNIVERSITY#${id}`, SK: 'UNIVERSITY' });
/** The index partition that lists all universities. */
export const allUniversities = 'UNIVERSITIES';

export const Universities = new Entity({
  name: 'University',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    name: string(),
    city: string().optional(),
    country: string().optional(),
    address: string().optional(),
    logoUrl: string().optional(),
    contactEmail: string().optional(),
    createdAt: string(),
    revision: number().optional(),
  }).and((schema) => ({
    GSI1PK: string().hidden().default(allUniversities),
    GSI1SK: string()
      .hidden()
      .link<typeof schema>(({ id }) => id),
  })),
  computeKey: ({ id }) => universityKeys(id),
});
