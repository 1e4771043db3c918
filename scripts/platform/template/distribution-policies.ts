import * as z from 'zod/mini';
import type { FindResources } from './resources.ts';
import {
  cookies,
  either,
  everything,
  headers,
  nothing,
  queryStrings,
  type Selection,
  viewerHeaders,
  viewerHeadersButHost,
} from './selection.ts';

const name = { Name: z.string(), Comment: z.optional(z.string()) };
const cachePolicy = z.strictObject({
  CachePolicyConfig: z.strictObject({
    ...name,
    MinTTL: z.number(),
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      EnableAcceptEncodingGzip: z._default(z.boolean(), false),
      EnableAcceptEncodingBrotli: z._default(z.boolean(), false),
      HeadersConfig: headers,
      CookiesConfig: cookies,
      QueryStringsConfig: queryStrings,
    }),
  }),
});
const originRequestPolicy = z.strictObject({
  OriginRequestPolicyConfig: z.strictObject({
    ...name,
    HeadersConfig: headers,
    CookiesConfig: cookies,
    QueryStringsConfig: queryStrings,
  }),
});

/** The selected request parts: a cache policy's key, or everything forwarded to the origin. */
export type RequestParts = { headers: Selection; cookies: Selection; queryStrings: Selection };
type Encoding = 'br' | 'gzip';
export type CachePolicy = {
  key: RequestParts;
  /** Cached separately, the preferred one first. */
  encodings: Encoding[];
  /** Seconds: minimum, default without a statement of the origin, and maximum. */
  ttl: { min: number; default: number; max: number };
};

const noParts: RequestParts = { headers: nothing, cookies: nothing, queryStrings: nothing };

/** CloudFront's managed policies by id (using-managed-cache-policies.html). */
const managedCachePolicies: [string, CachePolicy][] = [
  // CachingOptimized
  [
    '658327ea-f89d-4fab-a63d-7e88639e58f6',
    { key: noParts, encodings: ['br', 'gzip'], ttl: { min: 1, default: 86_400, max: 31_536_000 } },
  ],
  // CachingDisabled
  ['4135ea2d-6df8-44a3-9df3-4b5a84be39ad', { key: noParts, encodings: [], ttl: { min: 0, default: 0, max: 0 } }],
];
const managedRequestPolicies: [string, RequestParts][] = [
  // AllViewer
  ['216adef6-5c7f-47e4-b989-5492eafa07d3', { headers: viewerHeaders, cookies: everything, queryStrings: everything }],
  // AllViewerExceptHostHeader
  [
    'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    { headers: viewerHeadersButHost, cookies: everything, queryStrings: everything },
  ],
];

type Settings = Record<'HeadersConfig' | 'CookiesConfig' | 'QueryStringsConfig', Selection>;

const partsOf = ({ HeadersConfig, CookiesConfig, QueryStringsConfig }: Settings): RequestParts => ({
  headers: HeadersConfig,
  cookies: CookiesConfig,
  queryStrings: QueryStringsConfig,
});

/** The cache policies by id. Throws on an unsupported setting. */
export const findCachePolicies = (find: FindResources): ReadonlyMap<string, CachePolicy> =>
  new Map([
    ...managedCachePolicies,
    ...find('AWS::CloudFront::CachePolicy', cachePolicy).map(({ name, properties }): [string, CachePolicy] => {
      const {
        MinTTL,
        DefaultTTL,
        MaxTTL,
        ParametersInCacheKeyAndForwardedToOrigin: key,
      } = properties.CachePolicyConfig;
      const encodings: Encoding[] = [];
      if (key.EnableAcceptEncodingBrotli) encodings.push('br');
      if (key.EnableAcceptEncodingGzip) encodings.push('gzip');
      return [name, { key: partsOf(key), encodings, ttl: { min: MinTTL, default: DefaultTTL, max: MaxTTL } }];
    }),
  ]);

/** The origin request policies by id. */
export const findRequestPolicies = (find: FindResources): ReadonlyMap<string, RequestParts> =>
  new Map([
    ...managedRequestPolicies,
    ...find('AWS::CloudFront::OriginRequestPolicy', originRequestPolicy).map(
      ({ name, properties }): [string, RequestParts] => [name, partsOf(properties.OriginRequestPolicyConfig)],
    ),
  ]);

/** The union of a cache policy and an optional origin request policy. */
export const forwardedParts = ({ key }: CachePolicy, request: RequestParts = noParts): RequestParts => ({
  headers: either(key.headers, request.headers),
  cookies: either(key.cookies, request.cookies),
  queryStrings: either(key.queryStrings, request.queryStrings),
});
