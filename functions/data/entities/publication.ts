import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { string } from 'dynamodb-toolbox/schema/string';
import { stored } from '#functions/data/kernel/stored.ts';
import { publication } from '#shared/schemas/publication.ts';
import { heldAs } from './thing.ts';

export const Publications = new Entity({
  ...heldAs('Publication'),
  schema: item({ ...stored(publication.record.shape), id: string().key() }),
});
