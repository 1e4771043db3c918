import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { stored } from '#functions/data/kernel/stored.ts';
import { named } from '#functions/data/kernel/table.ts';
import { university } from '#shared/schemas/university.ts';

export const allUniversities = 'UNIVERSITIES';

export const Universities = new Entity({
  ...named('University'),
  schema: item({
    ...stored(university.shape),
    id: string().key(),
    /** Multiplies the usual limits of the university's calls; 1 if absent. */
    share: number().optional(),
    /** Number of deleted universities whose members are still moving here. */
    receiving: number().optional(),
  }).and((schema) => ({
    GSI1PK: string().hidden().default(allUniversities),
    GSI1SK: string()
      .hidden()
      .link<typeof schema>(({ id }) => id),
  })),
  computeKey: ({ id }) => ({ PK: `UNIVERSITY#${id}`, SK: 'UNIVERSITY' }),
});
