/**
 * Milliseconds. The SDK has no default limits, and `requestTimeout` alone only warns
 * (github.com/aws/aws-sdk-js-v3/issues/6763).
 */
export const clientLimits = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2500, throwOnRequestTimeout: true },
} as const;

/** Milliseconds, for each attempt. */
export type RequestLimits = { requestTimeout: number };

/** Limits one request to the directory: three attempts and the pauses between them (0.3 s at most) end within three seconds. */
export const directoryLimits = { requestTimeout: 700 } as const;
