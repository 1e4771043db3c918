import * as z from 'zod/mini';
import type { Request, Response } from '#scripts/platform/http/message.ts';
import { localAccount } from '#scripts/platform/template/names.ts';
import type { MatchedRoute } from './routes.ts';

/**
 * Bodies of these types are passed on as text, all others in base64. AWS documents no list; this one was found by
 * trying: https://github.com/ministackorg/ministack/pull/766
 */
const textType = /^(text\/|application\/(json|javascript|xml)\s*(;|$))/i;

/** Payload 2.0 joins repeated names with commas. */
const queryParameters = (query: string): Record<string, string> => {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    parameters[name] = name in parameters ? `${parameters[name]},${value}` : value;
  }
  return parameters;
};

/** Formats `21/Nov/2026:08:00:00 +0000`. */
const formatTime = (time: Date): string => {
  const [, day, month, year, clock] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(time.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${clock} +0000`;
};

export const createEvent = (
  request: Request,
  route: MatchedRoute,
  { apiId, domain, requestId, now }: { apiId: string; domain: string; requestId: string; now: Date },
) => {
  const { cookie, ...headers } = request.headers;
  const path = decodeURIComponent(request.path);
  const isText = textType.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  const forwardedFor = headers['x-forwarded-for'];
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: path,
    rawQueryString: request.query,
    ...(cookie && { cookies: cookie.split('; ') }),
    headers: {
      ...headers,
      'x-forwarded-for': forwardedFor ? `${forwardedFor}, ${request.peer.address}` : request.peer.address,
      'x-forwarded-port': '443',
      'x-forwarded-proto': 'https',
    },
    ...(request.query && { queryStringParameters: queryParameters(request.query) }),
    ...(Object.keys(route.pathParameters).length > 0 && { pathParameters: route.pathParameters }),
    requestContext: {
      accountId: localAccount,
      apiId,
      domainName: domain,
      domainPrefix: apiId,
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.peer.address,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: route.key,
      stage: '$default',
      time: formatTime(now),
      timeEpoch: now.getTime(),
    },
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
};

const headerValue = z.union([z.string(), z.number(), z.boolean()]);
const structured = z.object({
  statusCode: z.coerce.number().check(z.int(), z.gte(100), z.lte(599)),
  headers: z._default(z.record(z.string(), headerValue), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z.optional(z.string()),
  isBase64Encoded: z._default(z.boolean(), false),
});

/** Reads payload format 2.0; null if the result is malformed. */
export const toResponse = (result: unknown): Response | null => {
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    // Without a status code, the whole result is the body of a 200.
    const body = typeof result === 'string' ? result : JSON.stringify(result);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) };
  }
  const parsed = structured.safeParse(result);
  if (!parsed.success) return null;
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...Object.fromEntries(named) },
    cookies,
    ...(body !== undefined && { body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') }),
  };
};
