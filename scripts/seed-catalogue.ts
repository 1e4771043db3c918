import { createHash } from 'node:crypto';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { CatalogueEntries, CatalogueVersions, Jobs } from '#functions/data/entities/catalogue.ts';
import { inBatches } from './in-batches.ts';
import { starterCatalogue } from './seeds/catalogue.ts';

/**
 * Writes the starter catalogue into the table; returns whether anything had to be written. The version, a digest of
 * the content, comes last: an interrupted run is repeated, a finished one changes nothing.
 */
export const seedCatalogue = async (): Promise<boolean> => {
  const starter = starterCatalogue();
  const version = createHash('sha256').update(JSON.stringify(starter)).digest('hex').slice(0, 16);
  const { Item } = await CatalogueVersions.build(GetItemCommand).key({ scope: 'all' }).send();
  if (Item?.version === version) return false;

  const entries = [...starter.skills, ...starter.activities, ...starter.values, ...starter.rncps];
  const writes: (() => Promise<unknown>)[] = [
    ...entries.map((entry) => () => CatalogueEntries.build(PutItemCommand).item(entry).send()),
    ...starter.jobs.map((job) => () => Jobs.build(PutItemCommand).item(job).send()),
  ];
  await inBatches(10, writes, (write) => write());
  await CatalogueVersions.build(PutItemCommand).item({ scope: 'all', version }).send();
  return true;
};
