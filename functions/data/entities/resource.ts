import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { string } from 'dynamodb-toolbox/schema/string';
import { stored } from '#functions/data/kernel/stored.ts';
import { resource } from '#shared/schemas/resource.ts';
import { heldAs } from './thing.ts';

/** A person's own or a university's, as its id says; so does where the file of a document lies. */
export const Resources = new Entity({
  ...heldAs('Resource'),
  schema: item({ ...stored(resource.shape), id: string().key() }),
});
