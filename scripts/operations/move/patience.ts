/** Of the mover's clients, since a copy makes thousands of calls. Milliseconds. */
export const patience = {
  maxAttempts: 8,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
} as const;
