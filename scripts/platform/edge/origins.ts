import type { Request, Response } from '#scripts/platform/http/message.ts';
import type { Store } from '#scripts/platform/s3/store.ts';
import type { Origin } from '#scripts/platform/template/origins.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';
import { createBucketOrigin } from './bucket-origin.ts';
import { hostOf } from './site-headers.ts';

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
