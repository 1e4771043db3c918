import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, string } from 'dynamodb-toolbox/schema';
import { stored } from '#functions/data/kernel/stored.ts';
import { named } from '#functions/data/kernel/table.ts';
import { doctorate } from '#shared/schemas/doctorate.ts';
import { userPartition } from './user.ts';

export const Doctorates = new Entity({
  ...named('Doctorate'),
  schema: item({
    ...stored(doctorate.shape),
    id: string().key(),
    isPublic: boolean().optional(),
  }),
  computeKey: ({ id }) => ({ PK: userPartition(id), SK: 'DOCTORATE' }),
});
