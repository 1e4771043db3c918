import * as z from 'zod/mini';
import type { FindResources } from './resources.ts';

const override = z._default(z.boolean(), false);
const policy = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.optional(z.string()),
    CustomHeadersConfig: z.optional(
      z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: override })) }),
    ),
    RemoveHeadersConfig: z.optional(z.object({ Items: z.array(z.object({ Header: z.string() })) })),
    SecurityHeadersConfig: z.optional(
      z.strictObject({
        ContentSecurityPolicy: z.optional(z.object({ ContentSecurityPolicy: z.string(), Override: override })),
        ContentTypeOptions: z.optional(z.object({ Override: override })),
        FrameOptions: z.optional(z.object({ FrameOption: z.string(), Override: override })),
        ReferrerPolicy: z.optional(z.object({ ReferrerPolicy: z.string(), Override: override })),
        StrictTransportSecurity: z.optional(
          z.object({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z._default(z.boolean(), false),
            Preload: z._default(z.boolean(), false),
            Override: override,
          }),
        ),
      }),
    ),
  }),
});

type Config = z.output<typeof policy>['ResponseHeadersPolicyConfig'];

/** Without `override`, only if the origin sent none. */
export type ResponseHeaders = { set: { name: string; value: string; override: boolean }[]; remove: string[] };

const securityHeaders = ({ SecurityHeadersConfig: config = {} }: Config): ResponseHeaders['set'] => {
  const set: ResponseHeaders['set'] = [];
  const add = (name: string, value: string, entry: { Override: boolean }) =>
    set.push({ name, value, override: entry.Override });
  const { ContentSecurityPolicy: csp, StrictTransportSecurity: hsts } = config;
  if (csp) add('content-security-policy', csp.ContentSecurityPolicy, csp);
  if (config.ContentTypeOptions) add('x-content-type-options', 'nosniff', config.ContentTypeOptions);
  if (config.FrameOptions) add('x-frame-options', config.FrameOptions.FrameOption, config.FrameOptions);
  if (config.ReferrerPolicy) add('referrer-policy', config.ReferrerPolicy.ReferrerPolicy, config.ReferrerPolicy);
  if (hsts) {
    const parts = [`max-age=${hsts.AccessControlMaxAgeSec}`];
    if (hsts.IncludeSubdomains) parts.push('includeSubdomains');
    if (hsts.Preload) parts.push('preload');
    add('strict-transport-security', parts.join('; '), hsts);
  }
  return set;
};

/** Keys are ids. Throws on an unsupported setting. */
export const findResponseHeaders = (find: FindResources): ReadonlyMap<string, ResponseHeaders> =>
  new Map(
    find('AWS::CloudFront::ResponseHeadersPolicy', policy).map(({ name, properties }) => {
      const config = properties.ResponseHeadersPolicyConfig;
      const custom = (config.CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
        name: Header.toLowerCase(),
        value: Value,
        override: Override,
      }));
      const remove = (config.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase());
      return [name, { set: [...securityHeaders(config), ...custom], remove }];
    }),
  );
