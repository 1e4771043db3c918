import { PublishedEditions } from '#functions/data/entities/catalogue.ts';
import { putChange } from '#functions/data/kernel/change.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { findItem } from '#functions/data/kernel/records.ts';
import { findCurrent, readCurrent } from './editions.ts';
import { findPublished, putPublished } from './published.ts';

/**
 * Publishes the catalogue unless that was done. Several may run at once, or end anywhere: a number is claimed for a version before its
 * object is written, and whoever reads the version after the claim of a number reads none that is older. An object that comes late
 * has a smaller number than the one it replaces, so nobody copies it, and the next run writes a new one.
 */
export const publishCatalogue = async (now: Date): Promise<void> => {
  // The order matters: first what was claimed, then the version.
  const claimed = await findItem(PublishedEditions, { scope: 'all' });
  const current = await findCurrent();
  if (!current) return;
  const { version, starter } = current;
  const published = await findPublished();
  if (claimed?.version === version && claimed.number === published?.number) return;
  // A restored table may know a smaller number than the object has.
  const number = Math.max(claimed?.number ?? 0, published?.number ?? 0) + 1;
  const claim = putChange(
    PublishedEditions,
    { scope: 'all', number, version },
    claimed ? { attr: 'number', eq: claimed.number } : { attr: 'number', exists: false },
  );
  if (!(await commit([claim], { now }))) return;
  const read = await readCurrent(current);
  // Changed meanwhile: the next run claims a number for it.
  if (read.current?.version !== version) return;
  await putPublished({ number, version, starter }, read.set);
};
