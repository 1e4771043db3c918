import type { Request, Response } from '#scripts/platform/http/message.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';
import type { Target } from './accesses.ts';
import type { Store } from './store.ts';
import { element, textsOf, xmlResponse } from './xml.ts';

type Tags = Record<string, string>;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObjectTagging.html */
export const getTagging = async (store: Store, { bucket, key }: Target): Promise<Response> => {
  const info = await store.find(bucket, key);
  if (!info) throw new ServiceError(404, 'NoSuchKey', 'The specified key does not exist.');
  const tags = Object.entries(info.tags).map(([name, value]) =>
    element('Tag', [element('Key', name), element('Value', value)]),
  );
  return xmlResponse(200, element('Tagging', [element('TagSet', tags)]));
};

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObjectTagging.html */
export const putTagging = async (store: Store, { bucket, key }: Target, { body }: Request): Promise<Response> => {
  const info = await store.find(bucket, key);
  if (!info) throw new ServiceError(404, 'NoSuchKey', 'The specified key does not exist.');
  const xml = body.toString();
  const values = textsOf(xml, 'Value');
  await store.tag(bucket, info, Object.fromEntries(textsOf(xml, 'Key').map((name, i) => [name, values[i] ?? ''])));
  return { status: 200, headers: {} };
};

/** Tags of a new object: those of the header, as a query; of a copy without `REPLACE`, the source's. */
export const tagsOfPut = ({ headers }: Request, source?: { tags: Tags }): Tags => {
  const isCopied = source !== undefined && headers['x-amz-tagging-directive'] !== 'REPLACE';
  return isCopied ? source.tags : Object.fromEntries(new URLSearchParams(headers['x-amz-tagging'] ?? ''));
};
