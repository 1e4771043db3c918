import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { Resources } from '#functions/data/entities/resource.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { documentKeyOf, type FoundDocument, findDocuments } from '#functions/data/files.ts';
import { listRecords } from '#functions/data/kernel/records.ts';

/** Documents in one zip, in bytes, unless a single one is larger: it is held in memory, and so is what it is put together from. */
const mostBytes = 64 * 1024 * 1024;

/** A person's documents and links, and where each document lies in the copy. */
export type Shelf = {
  resources: readonly FormattedItem<typeof Resources>[];
  /** The path of each document, by its key in the bucket. */
  paths: ReadonlyMap<string, string>;
};

/** A name of a file that every system takes. */
const savedName = (name: string): string => name.replace(/[<>:"/\\|?*\p{Cc}]/gu, '_').replace(/[. ]+$/, '_');

const numbered = (path: string, count: number): string =>
  count === 1 ? path : path.replace(/(\.[^./]*)?$/, (ending) => ` (${count})${ending}`);

/** Reads the documents and links, the oldest first, so that a document that comes later renames none. */
export const readShelf = async (userId: string): Promise<Shelf> => {
  const all = await listRecords(Resources, heldIn(userPartition(userId), Resources));
  const resources = all.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  const taken = new Map<string, number>();
  const paths = new Map<string, string>();
  for (const { id, type, file, createdAt } of resources) {
    if (type !== 'FILE') continue;
    const path = `documents/${createdAt.slice(0, 10)} ${savedName(file ?? '')}`;
    // Systems that do not tell capitals apart would overwrite one with the other.
    const count = (taken.get(path.toLowerCase()) ?? 0) + 1;
    taken.set(path.toLowerCase(), count);
    paths.set(documentKeyOf(id), numbered(path, count));
  }
  return { resources, paths };
};

/** Finds the next documents, as many as one zip takes, and whether there are more. */
export const nextDocuments = async (
  userId: string,
  after: string | undefined,
): Promise<{ some: FoundDocument[]; isLast: boolean }> => {
  const listed = await findDocuments(userId, after);
  let sum = 0;
  const end = listed.findIndex(({ size }, place) => {
    sum += size;
    return place > 0 && sum > mostBytes;
  });
  return end < 0 ? { some: listed, isLast: true } : { some: listed.slice(0, end), isLast: false };
};
