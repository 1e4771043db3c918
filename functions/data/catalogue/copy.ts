import { findCurrent } from './editions.ts';
import { replaceEdition } from './import.ts';
import { findPublished, readPublished } from './published.ts';

/** Copies what the main cell has published, unless it has been copied. A crash leaves the former catalogue in use. */
export const copyCatalogue = async (now: Date): Promise<void> => {
  const current = await findCurrent();
  const isNewer = ({ number }: { number: number }): boolean => number > (current?.number ?? 0);
  const published = await findPublished();
  if (!published || !isNewer(published)) return;
  // It may have been replaced since.
  const { number, version, starter, set } = await readPublished();
  if (isNewer({ number })) await replaceEdition(current, { set, version, number, starter }, { now });
};
