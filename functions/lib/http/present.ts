import * as z from 'zod/mini';
import type { Route } from '#shared/contract.ts';
import { languages } from '#shared/lists.ts';
import { commonHeaders, type HttpResult, json } from './http.ts';

export const etagOf = (record: unknown): string => {
  const revision = typeof record === 'object' && record !== null ? Reflect.get(record, 'revision') : undefined;
  return `"${Number(revision ?? 0)}"`;
};

const page = z.object({
  html: z.string(),
  language: z.enum(languages),
  isMissing: z.optional(z.boolean()),
  isAway: z.optional(z.boolean()),
  /** Seconds, on the page of a refusal. */
  retryAfter: z.optional(z.number()),
});

const statusOf = ({ isMissing, isAway, retryAfter }: z.output<typeof page>): number => {
  if (isAway) return 503;
  if (retryAfter) return 429;
  return isMissing ? 404 : 200;
};

const otherThanJson = (route: Route, result: unknown): HttpResult | null => {
  if (route.answers === 'redirect') return { statusCode: 302, headers: { ...commonHeaders, location: String(result) } };
  if (route.answers === 'page') {
    const parsed = z.parse(page, result);
    const { html, language, retryAfter } = parsed;
    const headers = {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    };
    return { statusCode: statusOf(parsed), headers, body: html };
  }
  if (route.answers && result instanceof Uint8Array) {
    const headers = { ...commonHeaders, 'content-type': route.answers };
    return { statusCode: 200, headers, body: Buffer.from(result).toString('base64'), isBase64Encoded: true };
  }
  return null;
};

const presented = (route: Route, result: unknown): HttpResult => {
  const other = otherThanJson(route, result);
  if (other) return other;
  if (!route.returns) return { statusCode: 204, headers: commonHeaders };
  const headers: Record<string, string> = route.versioned ? { etag: etagOf(result) } : {};
  return json(route.status ?? 200, z.parse(route.returns, result), headers);
};

/** Browsers always revalidate; shared caches keep the reply, but not while the origin fails. */
const cacheHeaders = (seconds: number) => ({
  'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-if-error=0`,
});

/** The reply schema is the filter: undeclared fields are dropped. */
export const present = (route: Route, result: unknown): HttpResult => {
  const reply = presented(route, result);
  if (!route.keptFor || reply.statusCode !== 200) return reply;
  return { ...reply, headers: { ...reply.headers, ...cacheHeaders(route.keptFor) } };
};
