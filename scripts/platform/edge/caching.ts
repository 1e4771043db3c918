import type { Headers, Request, Response } from '#scripts/platform/http/message.ts';
import type { CachePolicy } from '#scripts/platform/template/distribution-policies.ts';
import type { Cache, Kept } from './cache.ts';
import { lifetimeOf } from './lifetime.ts';
import { cacheKeyOf } from './request-parts.ts';

/** Compares weakly: a compressed copy counts as the same entity. */
const sameTag = (one: string, other: string): boolean => one.replace(/^W\//, '') === other.replace(/^W\//, '');

const isKnown = ({ headers }: Request, response: Response): boolean => {
  const { etag, 'last-modified': modified } = response.headers;
  const tags = headers['if-none-match'];
  if (tags !== undefined) return etag !== undefined && tags.split(',').some((tag) => sameTag(tag.trim(), etag));
  return modified !== undefined && Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(modified);
};

const ifModified = (request: Request, response: Response): Response =>
  response.status === 200 && isKnown(request, response) ? { ...response, status: 304, body: undefined } : response;

const validatorsOf = ({ headers: { etag, 'last-modified': modified } }: Response): Headers => ({
  ...(etag && { 'if-none-match': etag }),
  ...(modified && { 'if-modified-since': modified }),
});

const withConditions = (conditions: Headers, { headers, ...request }: Request): Request => {
  const others = Object.entries(headers).filter(([name]) => !name.startsWith('if-'));
  return { ...request, headers: { ...Object.fromEntries(others), ...conditions } };
};

export type Source = {
  ask: (request: Request) => Promise<Response>;
  present: (response: Response) => Promise<Response>;
};

const withResult = (response: Response, result: string, isError: boolean): Response => ({
  ...response,
  headers: { ...response.headers, 'x-cache': `${isError ? 'Error' : result} from cloudfront` },
});

const hit = (request: Request, { response, isError, ageSeconds }: Kept, result: string): Response => {
  const aged = { ...response, headers: { ...response.headers, age: String(ageSeconds) } };
  return withResult(ifModified(request, aged), result, isError);
};

/**
 * Keeps the origin's responses as long as CloudFront would. `request` is the one sent to the origin; `leastErrorTtl`
 * gives the minimum TTL in seconds for an error status.
 */
export const createCaching = (options: {
  cache: Cache;
  now: () => number;
  leastErrorTtl: (status: number) => number;
}) => {
  const { cache, now, leastErrorTtl } = options;

  /** A 304 renews a stale entry; a 5xx is answered with the stale entry. */
  const refresh = async (request: Request, key: string, expired: Kept | null, policy: CachePolicy, source: Source) => {
    const answer = await source.ask(expired ? withConditions(expired.validators, request) : request);
    const isError = answer.status >= 400;
    const seconds = lifetimeOf(answer, policy.ttl, leastErrorTtl(answer.status), now());
    if (expired && answer.status === 304) {
      const { response } = expired;
      cache.keep(expired.key, expired, lifetimeOf(response, policy.ttl, 0, now()) ?? 0);
      return hit(request, { ...expired, ageSeconds: 0 }, 'RefreshHit');
    }
    if (expired && answer.status >= 500) {
      cache.extend(expired.key, seconds ?? 0);
      return hit(request, expired, 'Hit');
    }
    const response = await source.present(answer);
    if (seconds === null) cache.drop(key);
    else cache.keep(key, { response, isError, validators: validatorsOf(answer) }, seconds);
    return withResult(ifModified(request, response), 'Miss', isError);
  };

  return async (request: Request, policy: CachePolicy, source: Source): Promise<Response> => {
    if (!['GET', 'HEAD'].includes(request.method) || request.headers.range) {
      const answer = await source.ask(request);
      return withResult(await source.present(answer), 'Miss', answer.status >= 400);
    }
    const key = cacheKeyOf(request, policy);
    // A cached GET also answers HEAD, but not the reverse.
    const ownKey = request.method === 'HEAD' ? `HEAD ${key}` : key;
    const kept = request.method === 'HEAD' ? cache.find(key, ownKey) : cache.find(key);
    if (kept?.isFresh) return hit(request, kept, 'Hit');
    return refresh(request, ownKey, kept && !kept.isError ? kept : null, policy, source);
  };
};
