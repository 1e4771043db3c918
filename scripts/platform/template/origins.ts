import * as z from 'zod/mini';

/** Seconds: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesOrigin.html */
const defaultReadTimeoutSeconds = 30;

export const origin = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z.optional(z.literal('')),
  OriginCustomHeaders: z._default(z.array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() })), []),
  CustomOriginConfig: z.optional(z.object({ OriginReadTimeout: z._default(z.number(), defaultReadTimeoutSeconds) })),
  S3OriginConfig: z.optional(z.unknown()),
  OriginAccessControlId: z.optional(z.unknown()),
});

export const toOrigin = ({ DomainName, CustomOriginConfig, OriginCustomHeaders }: z.output<typeof origin>) => ({
  domain: DomainName,
  timeoutMs: (CustomOriginConfig?.OriginReadTimeout ?? defaultReadTimeoutSeconds) * 1000,
  /** Names in lower case. */
  headers: Object.fromEntries(
    OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
  ),
});

export type Origin = ReturnType<typeof toOrigin>;
