import { createHash } from 'node:crypto';
import { findCurrent } from '#functions/data/catalogue/editions.ts';
import { importCatalogue } from '#functions/data/catalogue/import.ts';
import { AppError } from '#shared/errors.ts';
import { starterCatalogue, starterFiles } from './content/catalogue.ts';

/**
 * Skips a version that was imported already, so that later edits stay. Safe to run concurrently: the loser of the
 * conflict finds it done.
 */
export const seedCatalogue = async (): Promise<void> => {
  const starter = createHash('sha256').update(JSON.stringify(starterFiles())).digest('hex').slice(0, 16);
  if ((await findCurrent())?.starter === starter) return;
  try {
    await importCatalogue(starterCatalogue(), { now: new Date() }, { starter });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    await seedCatalogue();
  }
};
