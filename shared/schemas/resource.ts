import * as z from 'zod/mini';
import { id, longText, shortText, shownAddress, time, webAddress } from './fields.ts';
import { changesTo, maybe, revision } from './record.ts';
import { documentToSend, uploadKey } from './upload.ts';

/** A multipart form sends booleans as words. */
const yesOrNo = (value: boolean | string): unknown => (value === 'true' ? true : value === 'false' ? false : value);
const isSaid = z._default(z.pipe(z.transform(yesOrNo), z.boolean()), false);

const said = { label: shortText, description: longText };
const fileName = z.string().check(z.minLength(1), z.maxLength(255));

/** `UNREADABLE`: the scanner could not look into it, for example for a password. */
const scanStates = ['WAITING', 'CLEAN', 'THREAT', 'UNREADABLE'] as const;

export const resource = z.object({
  id,
  ...said,
  type: z.enum(['FILE', 'LINK']),
  url: maybe(shownAddress),
  /** The original name. */
  file: maybe(fileName),
  /** Bytes. */
  size: maybe(z.int()),
  /** State of a document's scan for malware. Null for links, and for documents of a stage that scans none. */
  scan: maybe(z.enum(scanStates)),
  isForUniversity: z.boolean(),
  createdAt: time,
  ...revision,
});
export type Resource = z.output<typeof resource>;

export const documentToAdd = z.extend(documentToSend, { isForUniversity: isSaid });

/** A link has `url`; a document has `file`, or the upload's `key` with `fileName`. */
export const addedResource = z
  .object({
    ...said,
    isForUniversity: isSaid,
    url: maybe(webAddress),
    file: maybe(z.file()),
    key: z.optional(uploadKey),
    fileName: maybe(fileName),
  })
  .check(
    z.refine(({ url, file, key }) => Boolean(url ?? key ?? file?.size), {
      path: ['file'],
      params: { code: 'no_document' },
    }),
    z.refine(({ url, key, fileName }) => Boolean(url ?? fileName) || key === undefined, {
      path: ['fileName'],
      params: { code: 'required' },
    }),
  );

export const resourceChanges = changesTo({ ...said, url: webAddress });
