import { type CatalogueChange, changesBetween, mergeSets } from '#shared/domain/catalogue-changes.ts';
import type { CatalogueSet } from '#shared/domain/catalogue-set.ts';
import { AppError } from '#shared/errors.ts';
import { readCurrent, removeEdition, removeOldEditions, switchEdition, writeEdition } from './catalogue-editions.ts';

type Options = {
  /** Says what would change and writes nothing. */
  isDryRun?: boolean;
  /** The version that the changes were shown for: when another one holds, nothing is written. */
  basedOn?: string | null;
  /** The digest of the starter catalogue that this is. */
  starter?: string;
};

type Imported = { changes: CatalogueChange[]; set: CatalogueSet; version: string | null };

/**
 * Makes the catalogue that set; entries that it does not hold are retired. The new edition is written aside and takes
 * effect by one write at the end: whatever happens before, the old one stays whole. Throws `conflict` when another change
 * came in between.
 */
export const importCatalogue = async (
  incoming: CatalogueSet,
  now: Date,
  { isDryRun = false, basedOn, starter }: Options = {},
): Promise<Imported> => {
  const { current, set: before } = await readCurrent();
  if (basedOn !== undefined && basedOn !== (current?.version ?? null)) throw new AppError('conflict');
  const set = mergeSets(before, incoming);
  const changes = changesBetween(before, set);
  const version = current?.version ?? null;
  if (isDryRun || (changes.length === 0 && (starter === undefined || starter === current?.starter))) {
    return { changes, set, version };
  }

  const edition = await writeEdition(set, now);
  if (!(await switchEdition(current, { edition, version: edition, starter: starter ?? current?.starter }))) {
    await removeEdition(edition);
    throw new AppError('conflict');
  }
  await removeOldEditions(now, current?.edition);
  return { changes, set, version: edition };
};
