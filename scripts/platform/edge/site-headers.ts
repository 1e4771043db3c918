import type { Headers } from '#scripts/platform/http/message.ts';
import type { ResponseHeaders } from '#scripts/platform/template/response-headers.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';
import { patternToRegExp } from './path-pattern.ts';

export const applyResponseHeaders = (headers: Headers, policy: ResponseHeaders | null): Headers => {
  if (!policy) return headers;
  const result = Object.fromEntries(Object.entries(headers).filter(([name]) => !policy.remove.includes(name)));
  for (const { name, value, override } of policy.set) if (override || !(name in result)) result[name] = value;
  return result;
};

const replaceHost = (policy: ResponseHeaders | null, from: string, to: string): ResponseHeaders | null =>
  policy && {
    ...policy,
    set: policy.set.map((header) =>
      header.name === 'content-security-policy' ? { ...header, value: header.value.replaceAll(from, to) } : header,
    ),
  };

export const hostOf = (bucket: { name: string; region: string }): string =>
  `${bucket.name}.s3.${bucket.region}.amazonaws.com`;

export const withLocalHost = (policy: ResponseHeaders | null, { buckets }: Stack, filesOrigin: string) =>
  buckets.reduce((result, bucket) => replaceHost(result, `https://${hostOf(bucket)}`, filesOrigin), policy);

/**
 * Null for paths outside the site. A behaviour that shares the default's headers policy serves pages, which Vite
 * answers in development.
 */
export const createSiteHeaders = (stack: Stack, filesOrigin: string) => {
  const { behaviors } = stack.distribution;
  const ofPages = behaviors.at(-1)?.responseHeaders ?? null;
  const headers = applyResponseHeaders({}, withLocalHost(ofPages, stack, filesOrigin));
  const known = behaviors.map(({ pathPattern, responseHeaders }) => ({
    expression: patternToRegExp(pathPattern),
    isPage: responseHeaders === ofPages,
  }));
  return (path: string): Headers | null =>
    known.find(({ expression }) => expression.test(path))?.isPage ? headers : null;
};
