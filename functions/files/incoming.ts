import { filesBucket } from '#functions/data/files.ts';
import { isChild } from '#functions/data/kernel/ids.ts';
import { loadS3 } from '#functions/data/load-s3.ts';
import { AppError } from '#shared/errors.ts';
import { filePlaces, largestInForm } from '#shared/files.ts';
import type { UploadForm } from '#shared/schemas/upload.ts';
import { presignedSeconds } from './download-link.ts';

/** An upload for one purpose cannot serve another. */
export type Purpose = 'avatar' | 'logo' | 'document';

const folderOf = (makerId: string, purpose: Purpose): string => `${filePlaces.incoming}${makerId}/${purpose}/`;

/** Key of an upload until it is accepted; `name` is a new id of the user, university or document that it is for. */
export const incomingKey = (makerId: string, purpose: Purpose, name: string): string =>
  `${folderOf(makerId, purpose)}${name}`;

/** Throws `not_found` unless that user requested the key for that purpose and holder. */
export const requireName = (key: string, makerId: string, purpose: Purpose, holderId: string): string => {
  const folder = folderOf(makerId, purpose);
  const name = key.startsWith(folder) ? key.slice(folder.length) : '';
  if (!isChild(name, holderId)) throw new AppError('not_found');
  return name;
};

/** Accepts one file of that type, up to `most` bytes, under that key only. */
export const createForm = async (key: string, { type, most }: { type: string; most: number }): Promise<UploadForm> => {
  const { createPresignedPost, filesClient } = await loadS3();
  const { url, fields } = await createPresignedPost(filesClient, {
    Bucket: filesBucket(),
    Key: key,
    Fields: { 'Content-Type': type },
    Conditions: [['content-length-range', 1, most]],
    Expires: presignedSeconds,
  });
  return { url, fields, key };
};

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NotFound';

/** Returns bytes; throws `not_found` when nothing was sent or it was already accepted. */
export const requireSize = async (key: string): Promise<number> => {
  const { HeadObjectCommand, filesClient } = await loadS3();
  const head = await filesClient.send(new HeadObjectCommand({ Bucket: filesBucket(), Key: key })).catch((error) => {
    throw isMissing(error) ? new AppError('not_found') : error;
  });
  return head.ContentLength ?? 0;
};

/**
 * Stores a file that the request itself contains. Throws `too_large`, naming the presigned form, above the gateway's
 * limit.
 */
export const putFile = async (key: string, file: File): Promise<void> => {
  if (file.size > largestInForm) {
    throw new AppError('too_large', { words: { context: 'in_form', most: largestInForm / 1024 ** 2 } });
  }
  const { PutObjectCommand, filesClient } = await loadS3();
  const Body = new Uint8Array(await file.arrayBuffer());
  await filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key: key, Body }));
};
