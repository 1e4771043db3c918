import * as z from 'zod/mini';
import { largestDocument, largestPicture, pictureTypes } from '../files.ts';
import { atMost } from './fields.ts';
import { maybe } from './record.ts';

const isPictureType = (type: string): boolean => pictureTypes.some((known) => known === type);

const noLarger = (most: number, code: string) => z.refine<number>((size) => size <= most, { params: { code } });
/** In bytes. */
const size = z.int().check(z.gte(1));

/** A form to send one file to the bucket with: every field as it is, then the file under the name `file`. */
export const uploadForm = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  /** What the file is known by afterwards. */
  key: z.string(),
});
export type UploadForm = z.output<typeof uploadForm>;

/** What a browser knows of a picture before it is sent. */
export const pictureToSend = z.object({
  type: z.string().check(atMost(120), z.refine(isPictureType, { params: { code: 'image_format' } })),
  size: size.check(noLarger(largestPicture, 'image_too_large')),
});

/** What it knows of a document. */
export const documentToSend = z.object({
  type: z._default(z.string().check(atMost(120), z.regex(/^[\w.+-]+\/[\w.+-]+$/)), 'application/octet-stream'),
  size: size.check(noLarger(largestDocument, 'document_too_large')),
});

/** The key of a file that was sent by a form. */
export const uploadKey = z.string().check(z.minLength(1), z.maxLength(300));

/** A picture: by the key of what was sent, or the file itself. A form without a chosen file brings an empty one. */
export const sentPicture = z
  .object({ key: z.optional(uploadKey), file: maybe(z.file()) })
  .check(z.refine(({ key, file }) => Boolean(key ?? file?.size), { path: ['file'], params: { code: 'no_image' } }));
