import { filePlaces } from '#shared/files.ts';
import { Failure } from './kernel/failure.ts';
import { holderOf, newFileName } from './kernel/ids.ts';
import { loadS3 } from './load-s3.ts';

/**
 * An item names its picture by URL (`avatarUrl`, `logoUrl`), and its document by its own id. To delete a file, change
 * the item first: a crash in between then leaves an orphaned file, never a dangling reference.
 */
export const filesBucket = (): string => {
  const name = process.env.FILES_BUCKET;
  if (!name) throw new Failure('FILES_BUCKET is not set');
  return name;
};

/** Asks the decoder for a picture under another key, cropped to a square or whole. */
export type Decoding = { from: string; to: string; shape: 'square' | 'whole' };
export type Decoded = { isPicture: boolean };

/** Relative to the site. */
export const pictureUrlOf = (key: string): string => `/${key}`;
export const keyOfPicture = (url: string): string => url.slice(1);

export const newPictureKey = (): string => `${filePlaces.pictures}${newFileName()}.webp`;

const documentsOf = (holderId: string): string => `${filePlaces.documents}${holderId}/`;

/** Throws for an id that names no holder. */
export const documentKeyOf = (resourceId: string): string => {
  const holder = holderOf(resourceId);
  if (!holder) throw new Failure('an id does not say whose it is', { ids: { item: resourceId } });
  const holderId = 'userId' in holder ? holder.userId : holder.universityId;
  return `${documentsOf(holderId)}${resourceId.slice(holderId.length + 1)}`;
};

/** The ids that a document's key may stand for: it does not say whether a user or a university keeps it. */
export const resourceIdsOf = (key: string): string[] => {
  const [, holderId, name] = new RegExp(`^${filePlaces.documents}([^/]+)/([^/]+)$`).exec(key) ?? [];
  return holderId && name ? [`${holderId}.${name}`, `${holderId}_${name}`] : [];
};

/** Undefined while the file has no such tag, or when it was removed. */
export const findDocumentTag = async (resourceId: string, tag: string): Promise<string | undefined> => {
  const { GetObjectTaggingCommand, filesClient } = await import('#functions/data/on-need/s3.ts');
  const asked = new GetObjectTaggingCommand({ Bucket: filesBucket(), Key: documentKeyOf(resourceId) });
  try {
    const { TagSet = [] } = await filesClient.send(asked);
    return TagSet.find(({ Key }) => Key === tag)?.Value;
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
};

/** Idempotent. */
export const removeFile = async (key: string): Promise<void> => {
  const { DeleteObjectCommand, filesClient } = await loadS3();
  await filesClient.send(new DeleteObjectCommand({ Bucket: filesBucket(), Key: key }));
};

export const removePicture = async (url: string | null | undefined): Promise<void> => {
  if (url) await removeFile(keyOfPicture(url));
};

export const removeDocument = (resourceId: string): Promise<void> => removeFile(documentKeyOf(resourceId));

const removeFolder = async (folder: string): Promise<void> => {
  const { ListObjectsV2Command, filesClient } = await loadS3();
  const list = new ListObjectsV2Command({ Bucket: filesBucket(), Prefix: folder });
  for (;;) {
    // The listed files are deleted, so the first page is always the next one.
    const { Contents = [], IsTruncated } = await filesClient.send(list);
    for (const { Key } of Contents) if (Key) await removeFile(Key);
    if (!IsTruncated) return;
  }
};

export const removeDocumentsOf = (holderId: string): Promise<void> => removeFolder(documentsOf(holderId));

const archivesOf = (userId: string): string => `${filePlaces.archives}${userId}/`;

/** Parts count from 1; `file` is an unguessable name. */
export const archiveKey = (userId: string, file: string, part: number): string =>
  `${archivesOf(userId)}${file}-${part}.zip`;

export const removeArchivesOf = (userId: string): Promise<void> => removeFolder(archivesOf(userId));

export type FoundDocument = { key: string; size: number };

/** Returns one page (up to a thousand) in key order, after the key `after`. `size` is in bytes. */
export const findDocuments = async (userId: string, after: string | undefined): Promise<FoundDocument[]> => {
  const { ListObjectsV2Command, filesClient } = await loadS3();
  const { Contents = [] } = await filesClient.send(
    new ListObjectsV2Command({ Bucket: filesBucket(), Prefix: documentsOf(userId), StartAfter: after }),
  );
  return Contents.flatMap(({ Key, Size = 0 }) => (Key ? [{ key: Key, size: Size }] : []));
};

export type OwnedFile = FoundDocument & { holderId: string };

/** Reads the bucket in key order, where archives precede documents and nothing that names its holder follows. */
export const findOwnedFiles = async (after: string | undefined): Promise<OwnedFile[]> => {
  const { ListObjectsV2Command, filesClient } = await loadS3();
  const { Contents = [] } = await filesClient.send(
    new ListObjectsV2Command({ Bucket: filesBucket(), StartAfter: after }),
  );
  return Contents.flatMap(({ Key: key = '', Size: size = 0 }) => {
    const isOwned = key.startsWith(filePlaces.archives) || key.startsWith(filePlaces.documents);
    const [, holderId] = key.split('/');
    return isOwned && holderId ? [{ key, size, holderId }] : [];
  });
};

export const renamePicture = async (url: string): Promise<string> => {
  const { CopyObjectCommand, filesClient } = await loadS3();
  const Bucket = filesBucket();
  const key = newPictureKey();
  await filesClient.send(new CopyObjectCommand({ Bucket, Key: key, CopySource: `${Bucket}/${keyOfPicture(url)}` }));
  return pictureUrlOf(key);
};
