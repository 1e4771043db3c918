import * as z from 'zod/mini';
import { largestDocument, largestPicture, pictureTypes } from '../files.ts';
import { atMost } from './fields.ts';
import { maybe } from './record.ts';

const isPictureType = (type: string): boolean => pictureTypes.some((known) => known === type);

const noLarger = (most: number, code: string) => z.refine<number>((size) => size <= most, { params: { code } });
/** Bytes. */
const size = z.int().check(z.gte(1));

/** A presigned POST: send all fields unchanged, then the file as `file`. */
export const uploadForm = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  key: z.string(),
});
export type UploadForm = z.output<typeof uploadForm>;

export const pictureToSend = z.object({
  type: z.string().check(atMost(120), z.refine(isPictureType, { params: { code: 'image_format' } })),
  size: size.check(noLarger(largestPicture, 'image_too_large')),
});

export const documentToSend = z.object({
  type: z._default(z.string().check(atMost(120), z.regex(/^[\w.+-]+\/[\w.+-]+$/)), 'application/octet-stream'),
  size: size.check(noLarger(largestDocument, 'document_too_large')),
});

export const uploadKey = z.string().check(z.minLength(1), z.maxLength(300));

/** A form without a chosen file sends an empty one. */
export const sentPicture = z
  .object({ key: z.optional(uploadKey), file: maybe(z.file()) })
  .check(z.refine(({ key, file }) => Boolean(key ?? file?.size), { path: ['file'], params: { code: 'no_image' } }));
