import { Entity } from 'dynamodb-toolbox/entity';
import { binary, boolean, item, number, record, string } from 'dynamodb-toolbox/schema';
import { stored } from '#functions/data/kernel/stored.ts';
import { named } from '#functions/data/kernel/table.ts';
import { shapesOf } from '#shared/schemas/catalogue-fields.ts';
import { catalogueFields } from '#shared/schemas/catalogue-lists.ts';

/** The partition of an edition holds its whole catalogue, so that one query reads it. */
export const editionPartition = (edition: string) => `CATALOGUE#${edition}`;
export const editionsPartition = 'CATALOGUE_EDITIONS';

/** Absent fields are empty. */
const row = {
  edition: string().key(),
  id: string().key(),
  active: boolean(),
  retired: boolean().optional(),
};
const everywhere = ['list', 'suggestion', 'entry', 'files'] as const;
const strengths = () => record(string(), number());

/** `stems` are those of the page's jobs; absent without jobs, and in editions stored before 2026-11-26. */
export const CataloguePages = new Entity({
  ...named('CataloguePage'),
  schema: item({ edition: string().key(), page: number().key(), rows: binary(), stems: binary().optional() }),
  computeKey: ({ edition, page }) => ({ PK: editionPartition(edition), SK: `PAGE#${page}` }),
});

/**
 * A row, other than a job or a case, that was changed since the import of its edition; it overrides the row in the pages. The
 * oldest editions store all rows like this.
 */
export const CatalogueEntries = new Entity({
  ...named('CatalogueEntry'),
  schema: item({ ...row, ...stored(shapesOf(catalogueFields.skills, 'input', everywhere)), skills: strengths() }),
  computeKey: ({ edition, id }) => ({ PK: editionPartition(edition), SK: `ENTRY#${id}` }),
});

export const Jobs = new Entity({
  ...named('Job'),
  schema: item({
    ...row,
    ...stored(shapesOf(catalogueFields.jobs, 'input', everywhere)),
    skills: strengths(),
    activities: strengths(),
    /** Its own; absent when an earlier release changed the job. */
    stems: binary().optional(),
  }),
  computeKey: ({ edition, id }) => ({ PK: editionPartition(edition), SK: `JOB#${id}` }),
});

export const Cases = new Entity({
  ...named('Case'),
  schema: item({
    ...row,
    ...stored(shapesOf(catalogueFields.cases, 'input', everywhere)),
    grades: strengths(),
  }),
  computeKey: ({ edition, id }) => ({ PK: editionPartition(edition), SK: `CASE#${id}` }),
});

/**
 * The current edition. Its version changes with every write to the catalogue and invalidates cached copies. `starter` is the
 * digest of the starter catalogue that was last imported.
 */
export const CurrentEditions = new Entity({
  ...named('CurrentEdition'),
  schema: item({
    scope: string().key().enum('all').default('all'),
    edition: string(),
    version: string(),
    starter: string().optional(),
    /** The publication that it is a copy of; absent in the main cell, and where the stage has one. */
    number: number().optional(),
  }),
  computeKey: () => ({ PK: editionsPartition, SK: 'CURRENT' }),
});

/** The last publication for the other cells, written by the main one before its object. */
export const PublishedEditions = new Entity({
  ...named('PublishedEdition'),
  schema: item({ scope: string().key().enum('all').default('all'), number: number(), version: string() }),
  computeKey: () => ({ PK: editionsPartition, SK: 'PUBLISHED' }),
});

/** Every edition that may have items, recorded before the first of them is written. */
export const CatalogueEditions = new Entity({
  ...named('CatalogueEdition'),
  schema: item({ edition: string().key(), startedAt: string() }),
  computeKey: ({ edition }) => ({ PK: editionsPartition, SK: `EDITION#${edition}` }),
});
