import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { Resources } from '#functions/data/entities/resource.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { documentKeyOf, type FoundDocument, findDocuments } from '#functions/data/files.ts';
import { listRecords } from '#functions/data/kernel/records.ts';

/** A ZIP is built in memory; a single document may be larger. */
const zipBytes = 64 * 1024 * 1024;

export type Shelf = {
  resources: readonly FormattedItem<typeof Resources>[];
  paths: ReadonlyMap<string, string>;
};

const safeName = (name: string): string => name.replace(/[<>:"/\\|?*\p{Cc}]/gu, '_').replace(/[. ]+$/, '_');

const numbered = (path: string, count: number): string =>
  count === 1 ? path : path.replace(/(\.[^./]*)?$/, (ending) => ` (${count})${ending}`);

/** Sorts the oldest first, so that a later document changes no earlier path. */
export const readShelf = async (userId: string): Promise<Shelf> => {
  const all = await listRecords(Resources, heldIn(userPartition(userId), Resources));
  const resources = all.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  const taken = new Map<string, number>();
  const paths = new Map<string, string>();
  for (const { id, type, file, createdAt, scan } of resources) {
    // A file with a threat is removed, and one that waits for its scan may turn out to hold one.
    if (type !== 'FILE' || scan === 'THREAT' || scan === 'WAITING') continue;
    const path = `documents/${createdAt.slice(0, 10)} ${safeName(file ?? '')}`;
    // Case-insensitive file systems would overwrite one with the other.
    const count = (taken.get(path.toLowerCase()) ?? 0) + 1;
    taken.set(path.toLowerCase(), count);
    paths.set(documentKeyOf(id), numbered(path, count));
  }
  return { resources, paths };
};

/** Returns as many as one ZIP takes, and whether they are the last. */
export const nextDocuments = async (
  userId: string,
  after: string | undefined,
): Promise<{ documents: FoundDocument[]; isLast: boolean }> => {
  const listed = await findDocuments(userId, after);
  let sum = 0;
  const end = listed.findIndex(({ size }, place) => {
    sum += size;
    return place > 0 && sum > zipBytes;
  });
  return end < 0 ? { documents: listed, isLast: true } : { documents: listed.slice(0, end), isLast: false };
};
