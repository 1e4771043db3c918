import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { string } from 'dynamodb-toolbox/schema/string';
import { stored } from '#functions/data/kernel/stored.ts';
import { diploma } from '#shared/schemas/diploma.ts';
import { heldAs } from './thing.ts';

export const Diplomas = new Entity({
  ...heldAs('Diploma'),
  schema: item({ ...stored(diploma.record.shape), id: string().key() }),
});
