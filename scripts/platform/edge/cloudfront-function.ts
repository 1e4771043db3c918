import { createContext, Script } from 'node:vm';
import * as z from 'zod/mini';
import type { Headers, Request, Response } from '#scripts/platform/http/message.ts';

/**
 * Stops an endless loop. CloudFront allows about one millisecond; this limit is far higher because a busy laptop may
 * stall.
 */
const longestRunMs = 5_000;

const values = z._default(z.record(z.string(), z.object({ value: z.string() })), {});
const outcome = z.union([
  z.object({
    statusCode: z.number(),
    headers: values,
    body: z.optional(z.union([z.string(), z.object({ data: z.string() })])),
  }),
  z.object({ uri: z.string(), headers: values, querystring: values }),
]);

type Verdict = { request: Request } | { response: Response };

const wrap = (entries: Iterable<[string, string]>) =>
  Object.fromEntries([...entries].map(([name, value]) => [name, { value }]));
const unwrap = (entries: z.output<typeof values>): Headers =>
  Object.fromEntries(Object.entries(entries).map(([name, { value }]) => [name.toLowerCase(), value]));

const toEvent = (request: Request) => {
  const { cookie = '', ...headers } = request.headers;
  const cookies = cookie
    .split('; ')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });
  return {
    version: '1.0',
    context: {
      distributionDomainName: 'local',
      distributionId: 'local',
      eventType: 'viewer-request',
      requestId: 'local',
    },
    viewer: { ip: request.peer.address },
    request: {
      method: request.method,
      uri: request.path,
      querystring: wrap(new URLSearchParams(request.query)),
      headers: wrap(Object.entries(headers)),
      cookies: wrap(cookies),
    },
  };
};

/** The source defines `handler` and runs again for every request, with fresh variables. Throws on a syntax error. */
export const createViewerFunction = (source: string) => {
  // Creating a context takes a millisecond per request, so all requests share one.
  const script = new Script(`(() => { ${source}\n;return JSON.stringify(handler(JSON.parse(event))); })()`);
  const context = createContext({ event: '' });
  return (request: Request): Verdict => {
    context.event = JSON.stringify(toEvent(request));
    const result = outcome.parse(JSON.parse(script.runInContext(context, { timeout: longestRunMs })));
    if ('statusCode' in result) {
      const body = typeof result.body === 'object' ? result.body.data : result.body;
      return {
        response: {
          status: result.statusCode,
          headers: unwrap(result.headers),
          ...(body && { body: Buffer.from(body) }),
        },
      };
    }
    const query = new URLSearchParams(unwrap(result.querystring)).toString();
    const { cookie } = request.headers;
    const headers = { ...unwrap(result.headers), ...(cookie && { cookie }) };
    return { request: { ...request, path: result.uri, query: request.query && query, headers } };
  };
};
