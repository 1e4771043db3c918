import * as z from 'zod/mini';
import { type CachePolicy, type Forwarding, findCachePolicies, findForwarding } from './distribution-policies.ts';
import type { FindResources } from './resources.ts';
import { findResponseHeaders, type ResponseHeaders } from './response-headers.ts';

const association = z.object({ EventType: z.literal('viewer-request'), FunctionARN: z.string() });
const behavior = z.object({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  Compress: z._default(z.boolean(), false),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(z.array(association), []),
});
const distribution = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z._default(z.string(), ''),
    DefaultCacheBehavior: behavior,
    CacheBehaviors: z._default(z.array(behavior), []),
    // An error page for the whole site would also replace the API's errors: not supported on purpose.
    CustomErrorResponses: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
    Origins: z.array(
      z.object({
        Id: z.string(),
        DomainName: z.string(),
        OriginPath: z._default(z.string(), ''),
        CustomOriginConfig: z.optional(z.object({ OriginReadTimeout: z._default(z.number(), 30) })),
      }),
    ),
  }),
});
const cloudFrontFunction = z.object({ FunctionCode: z.string() });

export type Behavior = {
  pathPattern: string;
  /** The origin's host name. */
  originDomain: string;
  originTimeoutMs: number;
  allowedMethods: string[];
  /** The source of the function that sees the request first. */
  viewerRequest: string | null;
  responseHeaders: ResponseHeaders | null;
  forwarding: Forwarding;
  compression: CachePolicy['compression'];
};

/** Behaviours in the order in which CloudFront tries them; the last one takes every path. */
export type Distribution = { defaultRootObject: string; behaviors: Behavior[] };

const lookUp = <T>(kind: string, values: ReadonlyMap<string, T>, id: string): T => {
  const value = values.get(id);
  if (!value) throw new Error(`The local runner knows no ${kind} ${id}`);
  return value;
};

/** The stack's distribution. Throws when there is none, several, or it asks for what the local runner cannot do. */
export const findDistribution = (find: FindResources): Distribution => {
  const [found, ...others] = find('AWS::CloudFront::Distribution', distribution);
  if (!found || others.length > 0) throw new Error('The assembly must hold exactly one distribution');
  const { CacheBehaviors, DefaultCacheBehavior, DefaultRootObject, Origins } = found.properties.DistributionConfig;
  const responseHeaders = findResponseHeaders(find);
  const cachePolicies = findCachePolicies(find);
  const code = new Map(
    find('AWS::CloudFront::Function', cloudFrontFunction).map(({ arn, properties }) => [arn, properties.FunctionCode]),
  );
  const behaviors = [...CacheBehaviors, { ...DefaultCacheBehavior, PathPattern: '*' }].map((entry): Behavior => {
    const origin = Origins.find(({ Id }) => Id === entry.TargetOriginId);
    if (!origin) throw new Error(`The distribution has no origin ${entry.TargetOriginId}`);
    const [onRequest] = entry.FunctionAssociations;
    const cachePolicy = lookUp('cache policy', cachePolicies, entry.CachePolicyId);
    return {
      pathPattern: entry.PathPattern,
      originDomain: origin.DomainName,
      originTimeoutMs: (origin.CustomOriginConfig?.OriginReadTimeout ?? 30) * 1000,
      allowedMethods: entry.AllowedMethods,
      viewerRequest: onRequest ? lookUp('CloudFront function', code, onRequest.FunctionARN) : null,
      responseHeaders: entry.ResponseHeadersPolicyId
        ? lookUp('response headers policy', responseHeaders, entry.ResponseHeadersPolicyId)
        : null,
      forwarding: findForwarding(find, cachePolicy, entry.OriginRequestPolicyId),
      compression: entry.Compress ? cachePolicy.compression : [],
    };
  });
  return { defaultRootObject: DefaultRootObject, behaviors };
};
