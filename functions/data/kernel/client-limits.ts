/**
 * Milliseconds. The SDK has no default limits, and `requestTimeout` alone only warns
 * (github.com/aws/aws-sdk-js-v3/issues/6763).
 */
export const clientLimits = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2500, throwOnRequestTimeout: true },
} as const;
