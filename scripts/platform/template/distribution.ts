import * as z from 'zod/mini';
import { findCachePolicies, findRequestPolicies, forwardedParts } from './distribution-policies.ts';
import { origin, toOrigin } from './origins.ts';
import type { FindResources } from './resources.ts';
import { findResponseHeaders } from './response-headers.ts';

/** Seconds: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html */
const defaultMinTtlSeconds = 10;

const entry = z.strictObject({
  ErrorCode: z.number(),
  ErrorCachingMinTTL: z._default(z.number(), defaultMinTtlSeconds),
  ResponseCode: z.optional(z.number()),
  ResponsePagePath: z.optional(z.string()),
});

const customErrorResponses = z._default(z.array(entry), []);

/** Treatment of an origin's error status. */
type ErrorResponse = {
  /** Minimum TTL in seconds. */
  minTtl: number;
  /** The page that viewers get instead. */
  page: { path: string; status: number } | null;
};

const defaultErrorResponse: ErrorResponse = { minTtl: defaultMinTtlSeconds, page: null };

const errorResponsesOf = (entries: readonly z.output<typeof entry>[]): ((status: number) => ErrorResponse) => {
  const responses = new Map(
    entries.map(({ ErrorCode, ErrorCachingMinTTL, ResponseCode = ErrorCode, ResponsePagePath }) => [
      ErrorCode,
      { minTtl: ErrorCachingMinTTL, page: ResponsePagePath ? { path: ResponsePagePath, status: ResponseCode } : null },
    ]),
  );
  return (status) => responses.get(status) ?? defaultErrorResponse;
};

/** Settings without effect on a laptop: names, certificates, protocols, prices. */
const ignored = z.optional(z.unknown());

const association = z.object({ EventType: z.literal('viewer-request'), FunctionARN: z.string() });
const behavior = z.strictObject({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  CachedMethods: z.optional(z.array(z.enum(['GET', 'HEAD']))),
  Compress: z._default(z.boolean(), false),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(z.array(association), []),
  ViewerProtocolPolicy: ignored,
});
const distribution = z.strictObject({
  DistributionConfig: z.strictObject({
    DefaultRootObject: z._default(z.string(), ''),
    DefaultCacheBehavior: behavior,
    CacheBehaviors: z._default(z.array(behavior), []),
    CustomErrorResponses: customErrorResponses,
    Origins: z.array(origin),
    Aliases: ignored,
    Comment: ignored,
    Enabled: ignored,
    HttpVersion: ignored,
    IPV6Enabled: ignored,
    PriceClass: ignored,
    ViewerCertificate: ignored,
  }),
  Tags: ignored,
});
const cloudFrontFunction = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.optional(
    z.object({ KeyValueStoreAssociations: z._default(z.array(z.object({ KeyValueStoreARN: z.string() })), []) }),
  ),
});

const getById = <T>(kind: string, values: ReadonlyMap<string, T>, id: string): T => {
  const value = values.get(id);
  if (!value) throw new Error(`The local runner knows no ${kind} ${id}`);
  return value;
};

/** Throws unless the assembly holds exactly one distribution, and on unsupported settings. */
export const findDistribution = (find: FindResources) => {
  const [found, ...others] = find('AWS::CloudFront::Distribution', distribution);
  if (!found || others.length > 0) throw new Error('The assembly must hold exactly one distribution');
  const config = found.properties.DistributionConfig;
  const responseHeaders = findResponseHeaders(find);
  const cachePolicies = findCachePolicies(find);
  const requestPolicies = findRequestPolicies(find);
  const origins = new Map(config.Origins.map((entry) => [entry.Id, toOrigin(entry)]));
  const functions = new Map(
    find('AWS::CloudFront::Function', cloudFrontFunction).map(({ arn, properties }) => {
      const [store] = properties.FunctionConfig?.KeyValueStoreAssociations ?? [];
      return [arn, { source: properties.FunctionCode, store: store?.KeyValueStoreARN ?? null }];
    }),
  );
  const toBehavior = (entry: z.output<typeof behavior>) => {
    const { OriginRequestPolicyId: requestId, ResponseHeadersPolicyId: headersId } = entry;
    const [onRequest] = entry.FunctionAssociations;
    const cache = getById('cache policy', cachePolicies, entry.CachePolicyId);
    return {
      pathPattern: entry.PathPattern,
      origin: getById('origin', origins, entry.TargetOriginId),
      allowedMethods: entry.AllowedMethods,
      /** The viewer-request function: its source, and the ARN of its key value store. */
      viewerRequest: onRequest ? getById('CloudFront function', functions, onRequest.FunctionARN) : null,
      responseHeaders: headersId ? getById('response headers policy', responseHeaders, headersId) : null,
      cache,
      /** The parts of a request that reach the origin. */
      forwarded: forwardedParts(
        cache,
        requestId ? getById('origin request policy', requestPolicies, requestId) : undefined,
      ),
      compresses: entry.Compress,
    };
  };
  return {
    defaultRootObject: config.DefaultRootObject,
    /** In matching order; the last one matches every path. */
    behaviors: [...config.CacheBehaviors, { ...config.DefaultCacheBehavior, PathPattern: '*' }].map(toBehavior),
    errorResponse: errorResponsesOf(config.CustomErrorResponses),
  };
};

export type Behavior = ReturnType<typeof findDistribution>['behaviors'][number];
