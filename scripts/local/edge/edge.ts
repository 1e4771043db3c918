import type { Headers, Request, Response } from '../http/message.ts';
import type { Store } from '../s3/store.ts';
import type { ResponseHeaders } from '../template/response-headers.ts';
import type { Stack } from '../template/stack.ts';
import { createBucketOrigin } from './bucket-origin.ts';
import { createViewerFunction } from './cloudfront-function.ts';
import { compress } from './compression.ts';
import { forward } from './forward.ts';
import { patternToRegExp } from './path-pattern.ts';
import { applyResponseHeaders, replaceHost } from './response-headers.ts';

type Handler = (request: Request) => Promise<Response>;

const hostOf = (bucket: { name: string; region: string }): string => `${bucket.name}.s3.${bucket.region}.amazonaws.com`;

/** The policy with the local address of uploads in place of the buckets' hosts. */
const withLocalHost = (policy: ResponseHeaders | null, { buckets }: Stack, filesOrigin: string) =>
  buckets.reduce((result, bucket) => replaceHost(result, `https://${hostOf(bucket)}`, filesOrigin), policy);

/** Tells for a path of the site's own behaviour, the distribution's default, what headers it sets; null for other paths. */
export const createSiteHeaders = (stack: Stack, filesOrigin: string) => {
  const behaviors = stack.distribution.behaviors.map((behavior) => ({
    expression: patternToRegExp(behavior.pathPattern),
    headers: applyResponseHeaders({}, withLocalHost(behavior.responseHeaders, stack, filesOrigin)),
  }));
  return (path: string): Headers | null => {
    const behavior = behaviors.find(({ expression }) => expression.test(path));
    return behavior && behavior === behaviors.at(-1) ? behavior.headers : null;
  };
};

const plain = (status: number, text: string): Response => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
});

/**
 * Answers requests as CloudFront would with that stack's distribution: the behaviour of the path, its function, what it
 * forwards, its headers and compression. Uploads go to `filesOrigin` instead of the bucket's host, which the headers follow.
 */
export const createEdge = (options: { stack: Stack; store: Store; api: Handler; filesOrigin: string }): Handler => {
  const { stack, store, api, filesOrigin } = options;
  const { behaviors, defaultRootObject } = stack.distribution;
  const origins = new Map<string, Handler>([
    [stack.api.domain, api],
    ...stack.buckets.map((bucket): [string, Handler] => [hostOf(bucket), createBucketOrigin(store, bucket)]),
  ]);

  const ready = behaviors.map((behavior) => {
    const origin = origins.get(behavior.originDomain);
    if (!origin) throw new Error(`The local runner does not serve the origin ${behavior.originDomain}`);
    return {
      ...behavior,
      origin,
      expression: patternToRegExp(behavior.pathPattern),
      responseHeaders: withLocalHost(behavior.responseHeaders, stack, filesOrigin),
      viewerRequest: behavior.viewerRequest && createViewerFunction(behavior.viewerRequest),
    };
  });

  const atRoot = (request: Request): Request =>
    request.path === '/' && defaultRootObject ? { ...request, path: `/${defaultRootObject}` } : request;

  const fetchFromOrigin = async ({ viewerRequest, origin, forwarding }: (typeof ready)[number], request: Request) => {
    const verdict = viewerRequest ? viewerRequest(request) : { request };
    if ('response' in verdict) return verdict.response;
    return origin(forward(atRoot(verdict.request), forwarding));
  };

  return async (request) => {
    const behavior = ready.find(({ expression }) => expression.test(request.path));
    if (!behavior) throw new Error('The distribution has no default behaviour');
    if (!behavior.allowedMethods.includes(request.method))
      return plain(403, 'This distribution does not allow that method');
    const response = await fetchFromOrigin(behavior, request);
    const headers = applyResponseHeaders(response.headers, behavior.responseHeaders);
    return compress(request, { ...response, headers }, behavior.compression);
  };
};
