import type { Headers } from '../http/message.ts';
import type { ResponseHeaders } from '../template/response-headers.ts';
import type { Stack } from '../template/stack.ts';
import { patternToRegExp } from './path-pattern.ts';
import { applyResponseHeaders, replaceHost } from './response-headers.ts';

/** The host at which a bucket is an origin. */
export const hostOf = (bucket: { name: string; region: string }): string =>
  `${bucket.name}.s3.${bucket.region}.amazonaws.com`;

/** The policy with the local address of uploads in place of the buckets' hosts. */
export const withLocalHost = (policy: ResponseHeaders | null, { buckets }: Stack, filesOrigin: string) =>
  buckets.reduce((result, bucket) => replaceHost(result, `https://${hostOf(bucket)}`, filesOrigin), policy);

/** Tells for a path of the site's own behaviour, the distribution's default, what headers it sets; null for other paths. */
export const createSiteHeaders = (stack: Stack, filesOrigin: string) => {
  const behaviors = stack.distribution.behaviors.map((behavior) => ({
    expression: patternToRegExp(behavior.pathPattern),
    headers: applyResponseHeaders({}, withLocalHost(behavior.responseHeaders, stack, filesOrigin)),
  }));
  return (path: string): Headers | null => {
    const behavior = behaviors.find(({ expression }) => expression.test(path));
    return behavior && behavior === behaviors.at(-1) ? behavior.headers : null;
  };
};
