import type { Request, Response } from '#scripts/platform/http/message.ts';
import { S3Error } from '#scripts/platform/s3/error.ts';
import { getObject } from '#scripts/platform/s3/objects.ts';
import type { Store } from '#scripts/platform/s3/store.ts';
import { element, xmlDocument } from '#scripts/platform/s3/xml.ts';
import type { Origin } from '#scripts/platform/template/origins.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';
import type { Bucket } from '#scripts/platform/template/storage.ts';
import { hostOf } from './site-headers.ts';

const refusal = (status: number, code: string): Response => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: xmlDocument(element('Error', [element('Code', code)])),
});

/** Answers from a bucket that CloudFront may read: the object of the path, or S3's error. */
export const createBucketOrigin =
  (store: Store, bucket: Bucket) =>
  async (request: Request): Promise<Response> => {
    try {
      return await getObject(store, { bucket: bucket.name, key: decodeURIComponent(request.path).slice(1) }, request);
    } catch (error) {
      if (error instanceof URIError) return refusal(400, 'InvalidURI');
      if (!(error instanceof S3Error)) throw error;
      if (error.status !== 404) return refusal(error.status, error.code);
      // Who may not list a bucket is not told that a key does not exist.
      return bucket.isListable ? refusal(404, 'NoSuchKey') : refusal(403, 'AccessDenied');
    }
  };

export type Handler = (request: Request) => Promise<Response>;

/** What CloudFront answers by itself. */
export const ownAnswer = (status: number, text: string): Response => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
});

/** The origin's answer, or CloudFront's own when that takes longer than the origin may (http-504-gateway-timeout.html). */
const inTime = async ({ timeoutMs }: Origin, answer: Promise<Response>): Promise<Response> => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const timer = setTimeout(() => resolve(ownAnswer(504, 'The origin did not answer in time')), timeoutMs);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
};

/** Gives for an origin of the stack's distribution what answers there: the API or a bucket. Throws when that is neither. */
export const createOrigins = ({ stack, store, api }: { stack: Stack; store: Store; api: Handler }) => {
  const handlers = new Map<string, Handler>([
    [stack.api.domain, api],
    ...stack.buckets.map((bucket): [string, Handler] => [hostOf(bucket), createBucketOrigin(store, bucket)]),
  ]);
  return (origin: Origin): Handler => {
    const handler = handlers.get(origin.domain);
    if (!handler) throw new Error(`The local runner does not serve the origin ${origin.domain}`);
    return (request) => inTime(origin, handler(request));
  };
};
