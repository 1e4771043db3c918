import { Entity } from 'dynamodb-toolbox/entity';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { record } from 'dynamodb-toolbox/schema/record';
import { string } from 'dynamodb-toolbox/schema/string';
import { table } from '../table.ts';

/** The whole shared catalogue lies in one partition and is read in one query; see catalogue.ts. */
export const cataloguePartition = 'CATALOGUE';

const texts = { name: string(), nameFR: string(), description: string(), descriptionFR: string() };
const strengths = () => record(string(), number());

/** Skills, activities, values and RNCP competencies; only an activity has strengths towards skills. */
export const CatalogueEntries = new Entity({
  name: 'CatalogueEntry',
  table,
  timestamps: false,
  schema: item({ id: string().key(), ...texts, category: number(), skills: strengths().optional() }),
  computeKey: ({ id }) => ({ PK: cataloguePartition, SK: `ENTRY#${id}` }),
});

export const Jobs = new Entity({
  name: 'Job',
  table,
  timestamps: false,
  schema: item({ id: string().key(), ...texts, active: boolean(), skills: strengths(), activities: strengths() }),
  computeKey: ({ id }) => ({ PK: cataloguePartition, SK: `JOB#${id}` }),
});

/** Changes with every change of the catalogue, so that a warm function knows when to read it again. */
export const CatalogueVersions = new Entity({
  name: 'CatalogueVersion',
  table,
  timestamps: false,
  schema: item({ scope: string().key().enum('all').default('all'), version: string() }),
  computeKey: () => ({ PK: 'CATALOGUE_VERSION', SK: 'CATALOGUE_VERSION' }),
});
