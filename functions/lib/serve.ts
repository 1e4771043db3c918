import middy, { type MiddyfiedHandler } from '@middy/core';
import type { Context as LambdaContext } from 'aws-lambda';
import * as z from 'zod/mini';
import { basePath, type Contract, type Input, type Output, type Route } from '#shared/contract.ts';
import type { Language } from '#shared/lists.ts';
import type { Actor } from '#shared/policy.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { errorResponse } from './error-response.ts';
import { commonHeaders, type HttpEvent, type HttpResult, json } from './http.ts';
import { preferredLanguage } from './language.ts';
import { log } from './logger.ts';
import { parseRequest } from './parse-request.ts';
import { stray } from './stray.ts';

type CallContext = {
  language: Language;
  now: Date;
  requestId: string;
  /** The caller's address as CloudFront saw it, for throttles only. */
  address: string;
  /** The value of a cookie that came with the request. */
  cookie: (name: string) => string | undefined;
  /** Sends a Set-Cookie header with the reply. */
  setCookie: (cookie: string) => void;
};

/** A call open to everyone looks at no token; every other call has an actor. */
export type Context<R extends Route = Route> = CallContext & {
  actor: R['allow'] extends readonly ['public'] ? null : Actor;
};

export type Handlers<C extends Contract> = {
  [K in keyof C]: (input: Input<C[K]>, context: Context<C[K]>) => Promise<Output<C[K]>>;
};

type AnyHandler = (input: unknown, context: CallContext & { actor: Actor | null }) => Promise<unknown>;

const isPublic = (route: Route): boolean => route.allow.includes('public');

const cookieReader = (cookies: readonly string[] | undefined) => (name: string) =>
  cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);

/** The reply's schema is its filter: a field that is not declared cannot leave. */
const present = (route: Route, result: unknown, cookies: string[]): HttpResult => {
  if (route.file && result instanceof Uint8Array) {
    const headers = { ...commonHeaders, 'content-type': route.file };
    return { statusCode: 200, headers, body: Buffer.from(result).toString('base64'), isBase64Encoded: true };
  }
  const reply = route.returns
    ? json(route.status ?? 200, z.parse(route.returns, result))
    : { statusCode: 204, headers: commonHeaders };
  return cookies.length > 0 ? { ...reply, cookies } : reply;
};

const logged = () => ({
  after: ({ event, response }: { event: HttpEvent; response?: HttpResult | null }) =>
    log.info('request', {
      route: event.routeKey,
      status: response?.statusCode,
      ms: Date.now() - event.requestContext.timeEpoch,
      requestId: event.requestContext.requestId,
    }),
});

/** The Lambda handler of a resource group: parses, authorizes, calls the group's own function, filters the reply. */
export const serve = <C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
): MiddyfiedHandler<HttpEvent, HttpResult, Error, LambdaContext> => {
  const calls = new Map<string, { route: Route; handler: AnyHandler }>();
  for (const [name, route] of Object.entries(contract)) {
    // The kernel's one assertion: Handlers<C> has tied each name's handler to its route.
    calls.set(`${route.method} ${basePath}${route.path}`, { route, handler: handlers[name] as AnyHandler });
  }

  const answer = async (event: HttpEvent, now: Date, language: Language): Promise<HttpResult> => {
    const call = calls.get(event.routeKey);
    if (!call) throw stray(event.rawPath);
    const { route, handler } = call;
    const actor = isPublic(route) ? null : await authenticate(event.headers.authorization, now);
    const input = parseRequest(route, event);
    if (actor) await authorize(route, input, actor);
    const cookies: string[] = [];
    const result = await handler(input, {
      actor,
      language,
      now,
      requestId: event.requestContext.requestId,
      address: event.headers['cloudfront-viewer-address']?.replace(/:\d+$/, '') ?? event.requestContext.http.sourceIp,
      cookie: cookieReader(event.cookies),
      setCookie: (cookie) => cookies.push(cookie),
    });
    return present(route, result, cookies);
  };

  return middy<HttpEvent, HttpResult>()
    .use(logged())
    .handler(async (event: HttpEvent) => {
      const language = preferredLanguage(event.headers['accept-language']);
      try {
        return await answer(event, new Date(), language);
      } catch (error) {
        return errorResponse(error, language, event.requestContext.requestId);
      }
    });
};
