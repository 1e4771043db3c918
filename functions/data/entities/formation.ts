import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, record, string } from 'dynamodb-toolbox/schema';
import { stored } from '#functions/data/kernel/stored.ts';
import { formation, formationCategory } from '#shared/schemas/formation.ts';
import { heldAs } from './thing.ts';

/** The course holds its strengths by skill: one read gets all, and concurrent changes of skills do not conflict. */
export const Formations = new Entity({
  ...heldAs('Formation'),
  schema: item({
    ...stored(formation.record.shape),
    id: string().key(),
    strengths: record(string(), number()),
  }),
});

export const FormationCategories = new Entity({
  ...heldAs('FormationCategory'),
  schema: item({ ...stored(formationCategory.record.shape), id: string().key() }),
});
