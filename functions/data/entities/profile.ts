import { Entity } from 'dynamodb-toolbox/entity';
import { item, string } from 'dynamodb-toolbox/schema';
import { stored } from '#functions/data/kernel/stored.ts';
import { diploma } from '#shared/schemas/diploma.ts';
import { experience } from '#shared/schemas/experience.ts';
import { publication } from '#shared/schemas/publication.ts';
import { heldAs } from './thing.ts';

export const Diplomas = new Entity({
  ...heldAs('Diploma'),
  schema: item({ ...stored(diploma.record.shape), id: string().key() }),
});

export const Experiences = new Entity({
  ...heldAs('Experience'),
  schema: item({ ...stored(experience.record.shape), id: string().key() }),
});

export const Publications = new Entity({
  ...heldAs('Publication'),
  schema: item({ ...stored(publication.record.shape), id: string().key() }),
});
