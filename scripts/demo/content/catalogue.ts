import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSet } from '#functions/catalogue/csv/read-set.ts';
import { type SetFiles, setFileNames } from '#functions/catalogue/csv/tables.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';

const folder = join(import.meta.dirname, 'catalogue');

export const starterFiles = (): SetFiles =>
  Object.fromEntries(setFileNames.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

/** NOTICE.md names its sources. */
export const starterCatalogue = (): CatalogueSet => {
  const { set, errors } = readSet(starterFiles());
  if (errors.length > 0) throw new Error(`The starter catalogue has errors: ${JSON.stringify(errors.slice(0, 5))}`);
  return set;
};
