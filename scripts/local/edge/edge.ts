import type { Clock } from '../clock.ts';
import type { Request, Response } from '../http/message.ts';
import type { Store } from '../s3/store.ts';
import type { Behavior } from '../template/distribution.ts';
import { nothing } from '../template/selection.ts';
import type { Stack } from '../template/stack.ts';
import { createBucketOrigin } from './bucket-origin.ts';
import { createCache } from './cache.ts';
import { createCaching, type Source } from './caching.ts';
import { createViewerFunction } from './cloudfront-function.ts';
import { compress } from './compression.ts';
import { forward } from './forward.ts';
import { patternToRegExp } from './path-pattern.ts';
import { applyResponseHeaders } from './response-headers.ts';
import { hostOf, withLocalHost } from './site-headers.ts';

type Handler = (request: Request) => Promise<Response>;

const plain = (status: number, text: string): Response => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
});

/** The origin's answer, or CloudFront's own when that takes longer than the origin may (http-504-gateway-timeout.html). */
const inTime = async ({ origin }: Behavior, answer: Promise<Response>): Promise<Response> => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const timer = setTimeout(() => resolve(plain(504, 'The origin did not answer in time')), origin.timeoutMs);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
};

const bodyOfRead = 'A GET request must not have a body';

/**
 * Answers requests as CloudFront would with that stack's distribution: the behaviour of the path, its function, what it
 * forwards and keeps, its headers and compression. Uploads go to `filesOrigin` instead of the bucket's host, which the headers
 * follow; what is kept grows old by that clock.
 */
export const createEdge = (options: {
  stack: Stack;
  store: Store;
  api: Handler;
  filesOrigin: string;
  clock: Clock;
}): Handler => {
  const { stack, store, api, filesOrigin, clock } = options;
  const { behaviors, defaultRootObject, errorResponse } = stack.distribution;
  const caching = createCaching({
    cache: createCache(clock.now),
    now: clock.now,
    leastErrorTtl: (status) => errorResponse(status).minTtl,
  });
  const origins = new Map<string, Handler>([
    [stack.api.domain, api],
    ...stack.buckets.map((bucket): [string, Handler] => [hostOf(bucket), createBucketOrigin(store, bucket)]),
  ]);

  const ready = behaviors.map((behavior) => {
    const ask = origins.get(behavior.origin.domain);
    if (!ask) throw new Error(`The local runner does not serve the origin ${behavior.origin.domain}`);
    return {
      ...behavior,
      ask: (request: Request) => inTime(behavior, ask(request)),
      expression: patternToRegExp(behavior.pathPattern),
      responseHeaders: withLocalHost(behavior.responseHeaders, stack, filesOrigin),
      viewerFunction: behavior.viewerRequest && createViewerFunction(behavior.viewerRequest),
    };
  });
  type Ready = (typeof ready)[number];

  const behaviorOf = (path: string): Ready => {
    const behavior = ready.find(({ expression }) => expression.test(path));
    if (!behavior) throw new Error('The distribution has no default behaviour');
    return behavior;
  };

  const atRoot = (request: Request): Request =>
    request.path === '/' && defaultRootObject ? { ...request, path: `/${defaultRootObject}` } : request;

  /** What viewers get of an origin's answer: a page of the distribution for an error, no cookies where none are forwarded. */
  const present = async (behavior: Ready, request: Request, response: Response): Promise<Response> => {
    const { page } = errorResponse(response.status);
    const shown = page ? { ...(await fetchPage(page.path)), status: page.status } : response;
    const { cookies, ...bare } = shown;
    const delivered = behavior.forwarded.cookies === nothing ? bare : { ...bare, cookies };
    return behavior.compresses ? compress(request, delivered) : delivered;
  };

  const fromOrigin = (behavior: Ready, request: Request): Promise<Response> => {
    const asked = forward(request, behavior);
    const source: Source = { ask: behavior.ask, present: (response) => present(behavior, asked, response) };
    return caching(asked, behavior.cache, source);
  };

  const fetchPage = (path: string): Promise<Response> => {
    const behavior = behaviorOf(path);
    const request = {
      method: 'GET',
      path,
      query: '',
      headers: {},
      body: Buffer.alloc(0),
      peer: { address: '', port: 0 },
    };
    return behavior.ask(forward(request, behavior));
  };

  const answer = (behavior: Ready, request: Request): Promise<Response> => {
    const verdict = behavior.viewerFunction ? behavior.viewerFunction(request) : { request };
    return 'response' in verdict ? Promise.resolve(verdict.response) : fromOrigin(behavior, atRoot(verdict.request));
  };

  return async (request) => {
    const behavior = behaviorOf(request.path);
    if (!behavior.allowedMethods.includes(request.method))
      return plain(403, 'This distribution does not allow that method');
    if (request.method === 'GET' && request.body.length > 0) return plain(403, bodyOfRead);
    const response = await answer(behavior, request);
    return { ...response, headers: applyResponseHeaders(response.headers, behavior.responseHeaders) };
  };
};
