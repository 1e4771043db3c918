import { Entity } from 'dynamodb-toolbox/entity';
import { item } from 'dynamodb-toolbox/schema/item';
import { string } from 'dynamodb-toolbox/schema/string';
import { experience } from '#shared/schemas/experience.ts';
import { stored } from '../stored.ts';
import { heldAs } from './thing.ts';

export const Experiences = new Entity({
  ...heldAs('Experience'),
  schema: item({ ...stored(experience.record.shape), id: string().key() }),
});
