import type { Headers } from '#scripts/platform/http/message.ts';
import type { ResponseHeaders } from '#scripts/platform/template/response-headers.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';
import { patternToRegExp } from './path-pattern.ts';

/** The origin's headers with those of a response headers policy. */
export const applyResponseHeaders = (headers: Headers, policy: ResponseHeaders | null): Headers => {
  if (!policy) return headers;
  const result = Object.fromEntries(Object.entries(headers).filter(([name]) => !policy.remove.includes(name)));
  for (const { name, value, override } of policy.set) if (override || !(name in result)) result[name] = value;
  return result;
};

/** The policy with one host for another in its content security policy, and nothing else changed. */
export const replaceHost = (policy: ResponseHeaders | null, from: string, to: string): ResponseHeaders | null =>
  policy && {
    ...policy,
    set: policy.set.map((header) =>
      header.name === 'content-security-policy' ? { ...header, value: header.value.replaceAll(from, to) } : header,
    ),
  };

/** The host at which a bucket is an origin. */
export const hostOf = (bucket: { name: string; region: string }): string =>
  `${bucket.name}.s3.${bucket.region}.amazonaws.com`;

/** The policy with the local address of uploads in place of the buckets' hosts. */
export const withLocalHost = (policy: ResponseHeaders | null, { buckets }: Stack, filesOrigin: string) =>
  buckets.reduce((result, bucket) => replaceHost(result, `https://${hostOf(bucket)}`, filesOrigin), policy);

/**
 * Tells for the path of a page, or of another file of the site, what headers it is sent with; null for other paths. What has the
 * headers of the distribution's default is a page, also where a function fills it in: in development Vite answers all of them.
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
