import { withTimeout } from '#scripts/platform/host/clock.ts';
import type { Request, Response } from '#scripts/platform/http/message.ts';
import { ServiceError } from '#scripts/platform/http/service-error.ts';
import { getObject } from '#scripts/platform/s3/objects.ts';
import type { Store } from '#scripts/platform/s3/store.ts';
import { element, xmlResponse } from '#scripts/platform/s3/xml.ts';
import type { Origin } from '#scripts/platform/template/origins.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';
import type { Bucket } from '#scripts/platform/template/storage.ts';
import { hostOf } from './site-headers.ts';

const refusal = (status: number, code: string): Response =>
  xmlResponse(status, element('Error', [element('Code', code)]));

const createBucketOrigin =
  (store: Store, bucket: Bucket) =>
  async (request: Request): Promise<Response> => {
    try {
      return await getObject(store, { bucket: bucket.name, key: decodeURIComponent(request.path).slice(1) }, request);
    } catch (error) {
      if (error instanceof URIError) return refusal(400, 'InvalidURI');
      if (!(error instanceof ServiceError)) throw error;
      if (error.status !== 404) return refusal(error.status, error.code);
      // S3 hides missing keys from callers who may not list the bucket.
      return bucket.isListable ? refusal(404, 'NoSuchKey') : refusal(403, 'AccessDenied');
    }
  };

export type Handler = (request: Request) => Promise<Response>;

export const edgeResponse = (status: number, text: string): Response => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
});

/** Serves the API of a cell. */
export type ApiHandler = (request: Request, cell: string) => Promise<Response>;

/** Throws for an origin other than an API or a bucket. */
export const createOrigins = ({ stack, store, api }: { stack: Stack; store: Store; api: ApiHandler }) => {
  const handlers = new Map<string, Handler>([
    ...stack.cells.map((cell): [string, Handler] => [cell.api.domain, (request) => api(request, cell.id)]),
    ...stack.buckets.map((bucket): [string, Handler] => [hostOf(bucket), createBucketOrigin(store, bucket)]),
  ]);
  return (origin: Origin): Handler => {
    const handler = handlers.get(origin.domain);
    if (!handler) throw new Error(`The local runner does not serve the origin ${origin.domain}`);
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-504-gateway-timeout.html
    const late = (): Response => edgeResponse(504, 'The origin did not answer in time');
    return (request) => withTimeout(origin.timeoutMs, handler(request), late);
  };
};
