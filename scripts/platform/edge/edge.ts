import type { Clock } from '#scripts/platform/host/clock.ts';
import type { Request, Response } from '#scripts/platform/http/message.ts';
import type { Store } from '#scripts/platform/s3/store.ts';
import type { Behavior } from '#scripts/platform/template/distribution.ts';
import { nothing } from '#scripts/platform/template/selection.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';
import { createCache } from './cache.ts';
import { createCaching, type Source } from './caching.ts';
import { createViewerFunction } from './cloudfront-function.ts';
import { compress } from './compression.ts';
import { forward } from './forward.ts';
import { type ApiHandler, createOrigins, edgeResponse, type Handler } from './origins.ts';
import { patternToRegExp } from './path-pattern.ts';
import { applyResponseHeaders, withLocalHost } from './site-headers.ts';

/**
 * Behaves like CloudFront with that stack's distribution: behaviour, viewer function, forwarding, cache, headers and
 * compression. Uploads go to `filesOrigin`, so the headers name it instead of the bucket's host.
 */
export const createEdge = (options: {
  stack: Stack;
  store: Store;
  api: ApiHandler;
  /** Reads a key of the key value store of that ARN; absent where the stack has no store. */
  readKey?: (store: string, key: string) => string | undefined;
  filesOrigin: string;
  clock: Clock;
}): Handler => {
  const { stack, store, api, readKey, filesOrigin, clock } = options;
  const { behaviors, defaultRootObject, errorResponse } = stack.distribution;
  const caching = createCaching({
    cache: createCache(clock.now),
    now: clock.now,
    leastErrorTtl: (status) => errorResponse(status).minTtl,
  });
  const originOf = createOrigins({ stack, store, api });

  const createFunction = ({ viewerRequest }: Behavior) => {
    if (!viewerRequest) return null;
    const { source, store: arn } = viewerRequest;
    return createViewerFunction(source, arn && readKey ? (key) => readKey(arn, key) : null);
  };
  const ready = behaviors.map((behavior) => ({
    ...behavior,
    ask: originOf(behavior.origin),
    expression: patternToRegExp(behavior.pathPattern),
    responseHeaders: withLocalHost(behavior.responseHeaders, stack, filesOrigin),
    viewerFunction: createFunction(behavior),
  }));
  type Ready = (typeof ready)[number];

  const getBehavior = (path: string): Ready => {
    const behavior = ready.find(({ expression }) => expression.test(path));
    if (!behavior) throw new Error('The distribution has no default behaviour');
    return behavior;
  };

  const atRoot = (request: Request): Request =>
    request.path === '/' && defaultRootObject ? { ...request, path: `/${defaultRootObject}` } : request;

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
    const behavior = getBehavior(path);
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

  /** The behavior with another host of its origin. */
  const movedTo = (behavior: Ready, domain: string): Ready => {
    const origin = { ...behavior.origin, domain };
    return { ...behavior, origin, ask: originOf(origin) };
  };

  const answer = async (behavior: Ready, request: Request): Promise<Response> => {
    const verdict = behavior.viewerFunction ? behavior.viewerFunction(request) : { request, domain: undefined };
    if ('response' in verdict) return verdict.response;
    const { domain } = verdict;
    return fromOrigin(domain ? movedTo(behavior, domain) : behavior, atRoot(verdict.request));
  };

  return async (request) => {
    const behavior = getBehavior(request.path);
    if (!behavior.allowedMethods.includes(request.method))
      return edgeResponse(403, 'This distribution does not allow that method');
    if (request.method === 'GET' && request.body.length > 0) return edgeResponse(403, 'A GET request has no body');
    const response = await answer(behavior, request);
    return { ...response, headers: applyResponseHeaders(response.headers, behavior.responseHeaders) };
  };
};
