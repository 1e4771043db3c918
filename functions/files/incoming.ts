import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { filesBucket, filesClient } from '#functions/data/files.ts';
import { isChild } from '#functions/data/kernel/ids.ts';
import { AppError } from '#shared/errors.ts';
import { filePlaces, largestInForm } from '#shared/files.ts';
import type { UploadForm } from '#shared/schemas/upload.ts';

/** What is uploaded for what: nothing that was sent for one can be used as another. */
export type Purpose = 'avatar' | 'logo' | 'document';

const goodForSeconds = 300;

const folderOf = (makerId: string, purpose: Purpose): string => `${filePlaces.incoming}${makerId}/${purpose}/`;

/** Where somebody's upload lies until it is taken in; its name says for whom or what it is. */
export const incomingKey = (makerId: string, purpose: Purpose, name: string): string =>
  `${folderOf(makerId, purpose)}${name}`;

/**
 * The name in a key, if that person asked for it, for that purpose and holder; throws `not_found` for every other key, as for
 * one that does not exist.
 */
export const nameIn = (key: string, makerId: string, purpose: Purpose, holderId: string): string => {
  const folder = folderOf(makerId, purpose);
  const name = key.startsWith(folder) ? key.slice(folder.length) : '';
  if (!isChild(name, holderId)) throw new AppError('not_found');
  return name;
};

/** A form that takes one file of that type and at most that size, under that key alone, for five minutes. */
export const formFor = async (key: string, { type, most }: { type: string; most: number }): Promise<UploadForm> => {
  const { url, fields } = await createPresignedPost(filesClient, {
    Bucket: filesBucket(),
    Key: key,
    Fields: { 'Content-Type': type },
    Conditions: [['content-length-range', 1, most]],
    Expires: goodForSeconds,
  });
  return { url, fields, key };
};

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NotFound';

/** The size of what lies under a key, in bytes; throws `not_found` when nothing was sent, or it was taken in already. */
export const sizeOf = async (key: string): Promise<number> => {
  const head = await filesClient.send(new HeadObjectCommand({ Bucket: filesBucket(), Key: key })).catch((error) => {
    throw isMissing(error) ? new AppError('not_found') : error;
  });
  return head.ContentLength ?? 0;
};

/** Puts a file that came in the request itself; throws `too_large`, naming the other way, when it cannot have come whole. */
export const put = async (key: string, file: File): Promise<void> => {
  if (file.size > largestInForm) {
    throw new AppError('too_large', { words: { context: 'in_form', most: largestInForm / 1024 ** 2 } });
  }
  const Body = new Uint8Array(await file.arrayBuffer());
  await filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key: key, Body }));
};
