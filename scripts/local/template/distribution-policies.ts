import * as z from 'zod/mini';
import type { FindResources } from './resources.ts';

const headers = z.object({ HeaderBehavior: z.string(), Headers: z._default(z.array(z.string()), []) });
const cookies = z.object({ CookieBehavior: z.enum(['none', 'all']) });
const queryStrings = z.object({ QueryStringBehavior: z.enum(['none', 'all']) });

const cachePolicy = z.object({
  CachePolicyConfig: z.object({
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      EnableAcceptEncodingGzip: z._default(z.boolean(), false),
      EnableAcceptEncodingBrotli: z._default(z.boolean(), false),
      HeadersConfig: headers,
      CookiesConfig: cookies,
      QueryStringsConfig: queryStrings,
    }),
  }),
});
const originRequestPolicy = z.object({
  OriginRequestPolicyConfig: z.object({
    HeadersConfig: headers,
    CookiesConfig: cookies,
    QueryStringsConfig: queryStrings,
  }),
});

/** What of a request reaches the origin: named headers (or all of the viewer's), the cookies, the query. */
export type Forwarding = {
  headers: string[];
  hasAllViewerHeaders: boolean;
  hasCookies: boolean;
  hasQuery: boolean;
};
export type CachePolicy = Forwarding & { compression: ('br' | 'gzip')[] };

const nothing: Forwarding = { headers: [], hasAllViewerHeaders: false, hasCookies: false, hasQuery: false };
const everything: Forwarding = { headers: [], hasAllViewerHeaders: true, hasCookies: true, hasQuery: true };

/** CloudFront's own policies, by the ids that it documents. */
const managedCachePolicies: [string, CachePolicy][] = [
  // CachingOptimized
  ['658327ea-f89d-4fab-a63d-7e88639e58f6', { ...nothing, compression: ['br', 'gzip'] }],
  // CachingDisabled
  ['4135ea2d-6df8-44a3-9df3-4b5a84be39ad', { ...nothing, compression: [] }],
];
const managedRequestPolicies: [string, Forwarding][] = [
  // AllViewer
  ['216adef6-5c7f-47e4-b989-5492eafa07d3', everything],
  // AllViewerExceptHostHeader
  ['b689b0a8-53d0-40ab-baf2-68738e2966ac', everything],
];

type Settings = {
  HeadersConfig: z.output<typeof headers>;
  CookiesConfig: z.output<typeof cookies>;
  QueryStringsConfig: z.output<typeof queryStrings>;
};

const forwardingOf = ({ HeadersConfig, CookiesConfig, QueryStringsConfig }: Settings): Forwarding => ({
  headers: HeadersConfig.HeaderBehavior === 'none' ? [] : HeadersConfig.Headers.map((name) => name.toLowerCase()),
  hasAllViewerHeaders: HeadersConfig.HeaderBehavior.startsWith('allViewer'),
  hasCookies: CookiesConfig.CookieBehavior === 'all',
  hasQuery: QueryStringsConfig.QueryStringBehavior === 'all',
});

export const findCachePolicies = (find: FindResources): ReadonlyMap<string, CachePolicy> =>
  new Map([
    ...managedCachePolicies,
    ...find('AWS::CloudFront::CachePolicy', cachePolicy).map(({ name, properties }): [string, CachePolicy] => {
      const settings = properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
      const compression: CachePolicy['compression'] = [];
      if (settings.EnableAcceptEncodingBrotli) compression.push('br');
      if (settings.EnableAcceptEncodingGzip) compression.push('gzip');
      return [name, { ...forwardingOf(settings), compression }];
    }),
  ]);

/** What the cache policy and the origin request policy, if any, forward together. Throws on an unknown policy. */
export const findForwarding = (find: FindResources, cache: CachePolicy, requestPolicyId?: string): Forwarding => {
  if (!requestPolicyId) return cache;
  const policies = new Map([
    ...managedRequestPolicies,
    ...find('AWS::CloudFront::OriginRequestPolicy', originRequestPolicy).map(
      ({ name, properties }): [string, Forwarding] => [name, forwardingOf(properties.OriginRequestPolicyConfig)],
    ),
  ]);
  const request = policies.get(requestPolicyId);
  if (!request) throw new Error(`The local runner knows no origin request policy ${requestPolicyId}`);
  return {
    headers: [...cache.headers, ...request.headers],
    hasAllViewerHeaders: cache.hasAllViewerHeaders || request.hasAllViewerHeaders,
    hasCookies: cache.hasCookies || request.hasCookies,
    hasQuery: cache.hasQuery || request.hasQuery,
  };
};
