import { CopyObjectCommand, DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { filePlaces } from '#shared/files.ts';
import { clientLimits } from './client-limits.ts';
import { Failure } from './failure.ts';
import { holderOf, newFileName } from './ids.ts';

/**
 * The bucket of files. An item names its picture by the address that people see (`avatarUrl`, `logoUrl`), and its document by
 * its own id. Whoever takes a file out of use changes the item first and removes the file afterwards: a crash in between
 * leaves a file that nobody names, never a name without a file.
 */
export const filesClient = new S3Client(clientLimits);
export const filesBucket = (): string => {
  const name = process.env.FILES_BUCKET;
  if (!name) throw new Failure('FILES_BUCKET is not set');
  return name;
};

/** What the decoder is asked: to make a picture of one file, under another name, cropped to a square or shown whole. */
export type Decoding = { from: string; to: string; shape: 'square' | 'whole' };
/** What it answers. */
export type Decoded = { isPicture: boolean };

/** The address of a picture, relative to the site. */
export const pictureUrlOf = (key: string): string => `/${key}`;
/** The key of a picture's file, by its address. */
export const keyOfPicture = (url: string): string => url.slice(1);

/** Where a new picture will lie. */
export const newPictureKey = (): string => `${filePlaces.pictures}${newFileName()}.webp`;

/** The folder of the documents of a person or a university. */
const documentsOf = (holderId: string): string => `${filePlaces.documents}${holderId}/`;

/** Where the document of a resource lies, by the resource's id. */
export const documentKeyOf = (resourceId: string): string => {
  const holder = holderOf(resourceId);
  if (!holder) throw new Failure('an id does not say whose it is', { ids: { item: resourceId } });
  const holderId = 'userId' in holder ? holder.userId : holder.universityId;
  return `${documentsOf(holderId)}${resourceId.slice(holderId.length + 1)}`;
};

/** Removes a file; does nothing when there is none. */
export const removeFile = async (key: string): Promise<void> => {
  await filesClient.send(new DeleteObjectCommand({ Bucket: filesBucket(), Key: key }));
};

/** Removes the picture of that address, if an item named one. */
export const removePicture = async (url: string | null | undefined): Promise<void> => {
  if (url) await removeFile(keyOfPicture(url));
};

/** Removes the document of a resource. */
export const removeDocument = (resourceId: string): Promise<void> => removeFile(documentKeyOf(resourceId));

/** Removes every file of a folder. */
const removeFolder = async (folder: string): Promise<void> => {
  const list = new ListObjectsV2Command({ Bucket: filesBucket(), Prefix: folder });
  for (;;) {
    // What was listed is gone at the next look, so the first page is always the next one.
    const { Contents = [], IsTruncated } = await filesClient.send(list);
    for (const { Key } of Contents) if (Key) await removeFile(Key);
    if (!IsTruncated) return;
  }
};

/** Removes every document of a person or a university, also one that a crash left without its resource. */
export const removeDocumentsOf = (holderId: string): Promise<void> => removeFolder(documentsOf(holderId));

/** The folder of the copies of a person's data. */
const archivesOf = (userId: string): string => `${filePlaces.archives}${userId}/`;

/** The key of one file of a copy, counted from 1; `file` cannot be guessed. */
export const archiveKey = (userId: string, file: string, part: number): string =>
  `${archivesOf(userId)}${file}-${part}.zip`;

/** Removes every copy of a person's data. */
export const removeArchivesOf = (userId: string): Promise<void> => removeFolder(archivesOf(userId));

/** A document as it lies in the bucket. */
export type FoundDocument = { key: string; size: number };

/** Finds the documents of a person after that key, in the order of their keys: at most one page of them, about a thousand. */
export const findDocuments = async (userId: string, after: string | undefined): Promise<FoundDocument[]> => {
  const { Contents = [] } = await filesClient.send(
    new ListObjectsV2Command({ Bucket: filesBucket(), Prefix: documentsOf(userId), StartAfter: after }),
  );
  return Contents.flatMap(({ Key, Size = 0 }) => (Key ? [{ key: Key, size: Size }] : []));
};

/** Copies a picture under a new name, by which alone it is known from then on; gives its address. The old one stays. */
export const renamePicture = async (url: string): Promise<string> => {
  const Bucket = filesBucket();
  const key = newPictureKey();
  await filesClient.send(new CopyObjectCommand({ Bucket, Key: key, CopySource: `${Bucket}/${keyOfPicture(url)}` }));
  return pictureUrlOf(key);
};
