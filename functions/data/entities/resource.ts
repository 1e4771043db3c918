import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import { stored } from '#functions/data/kernel/stored.ts';
import { resource } from '#shared/schemas/resource.ts';
import { heldAs } from './thing.ts';

/** Belongs to a user or a university, as its id says. The id also determines the key of a document's file. */
export const Resources = new Entity({
  ...heldAs('Resource'),
  schema: item({ ...stored(resource.shape), id: string().key() }),
});
