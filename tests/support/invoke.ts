import { randomBytes } from 'node:crypto';
import type { Context as LambdaContext } from 'aws-lambda';
import type { HttpEvent, HttpResult } from '#functions/lib/http/http.ts';
import { functions } from '#infra/functions.ts';
import { servedCalls } from '#infra/served-calls.ts';
import { basePath } from '#shared/contract.ts';
import { asFunction } from './caller.ts';
import { undescribed } from './conformance.ts';
import { noteCall } from './seen-calls.ts';

type Found = { by: string; routeKey: string; pathParameters: Record<string, string> };

const served = servedCalls(functions).map(({ route, by }) => ({
  route,
  by,
  names: [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  pattern: new RegExp(`^${basePath}${route.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`),
}));

/** Matches like API Gateway: the path with the most literal segments wins, else the catch-all. */
const find = (method: string, path: string): Found => {
  const candidates = served.flatMap(({ route, by, names, pattern }) => {
    const match = route.method === method && pattern.exec(path);
    if (!match) return [];
    const pathParameters = Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1] ?? '')]));
    return [{ by, routeKey: `${method} ${basePath}${route.path}`, pathParameters }];
  });
  candidates.sort((a, b) => Object.keys(a.pathParameters).length - Object.keys(b.pathParameters).length);
  return candidates[0] ?? { by: 'service', routeKey: 'ANY /api/{proxy+}', pathParameters: {} };
};

const eventOf = async (request: Request, { routeKey, pathParameters }: Found): Promise<HttpEvent> => {
  const url = new URL(request.url);
  const { cookie, ...headers } = Object.fromEntries(request.headers);
  const body = await request.text();
  const query = Object.fromEntries(url.searchParams);
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers: { 'x-origin-secret': process.env.THESEE_ORIGIN_SECRET ?? '', ...headers },
    ...(cookie && { cookies: cookie.split('; ') }),
    ...(url.search && { queryStringParameters: query }),
    pathParameters,
    ...(body && { body }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: url.host,
      domainPrefix: 'test',
      http: {
        method: request.method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: `${randomBytes(11).toString('base64url')}=`,
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: Date.now(),
    },
  };
};

const responseOf = ({ statusCode = 200, headers = {}, body, isBase64Encoded, cookies = [] }: HttpResult): Response => {
  const out = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
  for (const cookie of cookies) out.append('set-cookie', cookie);
  const bytes = isBase64Encoded ? Buffer.from(body ?? '', 'base64') : body;
  return new Response(statusCode === 204 ? null : bytes, { status: statusCode, headers: out });
};

export type Run = (name: string, event: HttpEvent) => Promise<HttpResult>;

const runHere: Run = async (name, event) => {
  const { handler } = await import(`../../functions/${name}/index.ts`);
  return asFunction(name, () => handler(event, {} as LambdaContext));
};

/** Throws if the reply deviates from the OpenAPI document. */
export const invoke = async (request: Request, run = runHere): Promise<Response> => {
  const found = find(request.method, new URL(request.url).pathname);
  const reply = responseOf(await run(found.by, await eventOf(request, found)));
  // Requests that bypass CloudFront get replies outside the document.
  if (found.routeKey.startsWith('ANY') || request.headers.has('x-origin-secret')) return reply;
  noteCall(found.routeKey, reply.status);
  const findings = await undescribed(found.routeKey, reply);
  if (findings.length > 0) throw new Error(findings.join('\n'));
  return reply;
};
