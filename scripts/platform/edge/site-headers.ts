import type { Headers } from '#scripts/platform/http/message.ts';
import type { ResponseHeaders } from '#scripts/platform/template/response-headers.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';
import { patternToRegExp } from './path-pattern.ts';
import { applyResponseHeaders, replaceHost } from './response-headers.ts';

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
