import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { string } from 'dynamodb-toolbox/schema/string';
import { doctorate } from '#shared/schemas/doctorate.ts';
import { stored } from '../stored.ts';
import { table } from '../table.ts';
import { userPartition } from './user.ts';

/** One item for each person who has said anything of their doctorate; its id is theirs. */
export const Doctorates = new Entity({
  name: 'Doctorate',
  table,
  timestamps: false,
  schema: item({ ...stored(doctorate.shape), id: string().key() }),
  computeKey: ({ id }) => ({ PK: userPartition(id), SK: 'DOCTORATE' }),
});
