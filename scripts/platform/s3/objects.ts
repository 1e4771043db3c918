import type { Headers, Request, Response } from '#scripts/platform/http/message.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';
import { sourceOf, type Target } from './accesses.ts';
import { sha256 } from './signature.ts';
import type { ObjectInfo, Store } from './store.ts';
import { tagsOfPut } from './tagging.ts';
import { element, xmlResponse } from './xml.ts';

const lineEnd = Buffer.from('\r\n');

/** The SDK uses `aws-chunked` for streams; chunk signatures and trailers are skipped. */
const decodeAwsChunked = (body: Buffer): Buffer => {
  const chunks: Buffer[] = [];
  let offset = 0;
  while (true) {
    const end = body.indexOf(lineEnd, offset);
    const size = Number.parseInt(body.toString('latin1', offset, end).split(';')[0] ?? '', 16);
    if (end < 0 || !(size >= 0)) throw new ServiceError(400, 'IncompleteBody');
    if (size === 0) return Buffer.concat(chunks);
    const start = end + lineEnd.length;
    chunks.push(body.subarray(start, start + size));
    offset = start + size + lineEnd.length;
  }
};

const keptHeaders = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires'];

export const storedHeaders = (headers: Headers): Headers => ({
  'content-type': headers['content-type'] || 'binary/octet-stream',
  ...Object.fromEntries(
    Object.entries(headers).filter(([name]) => keptHeaders.includes(name) || name.startsWith('x-amz-meta-')),
  ),
});

const open = async (store: Store, { bucket, key }: Target): Promise<{ info: ObjectInfo; body: Buffer }> => {
  const found = await store.open(bucket, key);
  if (!found) throw new ServiceError(404, 'NoSuchKey', 'The specified key does not exist.');
  return found;
};

const copy = async (store: Store, target: Target, source: Target, request: Request): Promise<Response> => {
  const { info: from, body } = await open(store, source);
  const tags = tagsOfPut(request, from);
  const { etag, modified } = await store.put(target.bucket, target.key, body, from.headers, tags);
  return xmlResponse(200, element('CopyObjectResult', [element('ETag', etag), element('LastModified', modified)]));
};

/** `payload` is the signed payload hash, or a marker for an unsigned or streamed body. */
export const putObject = async (store: Store, target: Target, request: Request, payload: string): Promise<Response> => {
  const { headers } = request;
  const source = headers['x-amz-copy-source'];
  if (headers['if-none-match'] === '*' && (await store.find(target.bucket, target.key))) {
    throw new ServiceError(412, 'PreconditionFailed');
  }
  if (source) return copy(store, target, sourceOf(source), request);
  if (/^[0-9a-f]{64}$/.test(payload) && sha256(request.body) !== payload) {
    throw new ServiceError(400, 'XAmzContentSHA256Mismatch');
  }
  const body = payload.startsWith('STREAMING-') ? decodeAwsChunked(request.body) : request.body;
  const { etag } = await store.put(target.bucket, target.key, body, storedHeaders(headers), tagsOfPut(request));
  return { status: 200, headers: { etag } };
};

const rangeOf = (header: string | undefined, size: number): [number, number] | null => {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const start = Number(match[1]);
  const end = Math.min(match[2] ? Number(match[2]) : size - 1, size - 1);
  if (start > end) throw new ServiceError(416, 'InvalidRange');
  return [start, end];
};

/** Serves GetObject and HeadObject, with ranges and the `response-…` overrides of a signed link. */
export const getObject = async (store: Store, target: Target, request: Request): Promise<Response> => {
  const { info, body } = await open(store, target);
  const headers = {
    ...info.headers,
    etag: info.etag,
    'last-modified': new Date(info.modified).toUTCString(),
    'accept-ranges': 'bytes',
    ...Object.fromEntries(
      [...new URLSearchParams(request.query)]
        .filter(([name]) => name.startsWith('response-'))
        .map(([name, value]) => [name.slice('response-'.length), value]),
    ),
  };
  if (request.headers['if-none-match'] === info.etag) return { status: 304, headers };
  const range = rangeOf(request.headers.range, info.size);
  if (!range) return { status: 200, headers, body };
  const [start, end] = range;
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${info.size}` },
    body: body.subarray(start, end + 1),
  };
};

export const deleteObject = async (store: Store, { bucket, key }: Target): Promise<Response> => {
  await store.remove(bucket, key);
  return { status: 204, headers: {} };
};

export const listObjects = async (store: Store, bucket: string, query: URLSearchParams): Promise<Response> => {
  const pageSize = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const found = (await store.list(bucket, query.get('prefix') ?? '')).filter(({ key }) => key > after);
  const page = found.slice(0, pageSize);
  const isTruncated = found.length > page.length;
  const contents = page.map(({ key, size, etag, modified }) =>
    element('Contents', [
      element('Key', key),
      element('LastModified', modified),
      element('ETag', etag),
      element('Size', size),
    ]),
  );
  return xmlResponse(
    200,
    element('ListBucketResult', [
      element('Name', bucket),
      element('KeyCount', page.length),
      element('IsTruncated', isTruncated),
      ...(isTruncated ? [element('NextContinuationToken', page.at(-1)?.key ?? '')] : []),
      ...contents,
    ]),
  );
};

/** Answers 200 and lists forbidden keys as errors in the body. */
export const deleteObjects = async (
  store: Store,
  bucket: string,
  keys: readonly string[],
  refusalOf: (key: string) => string | null,
): Promise<Response> => {
  const outcomes: string[] = [];
  for (const key of keys) {
    const refusal = refusalOf(key);
    if (refusal === null) await store.remove(bucket, key);
    const error = () => [element('Key', key), element('Code', 'AccessDenied'), element('Message', refusal ?? '')];
    outcomes.push(refusal === null ? element('Deleted', [element('Key', key)]) : element('Error', error()));
  }
  return xmlResponse(200, element('DeleteResult', outcomes));
};
