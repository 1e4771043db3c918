import * as z from 'zod/mini';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html, in seconds. */
const usualMinTtl = 10;

const entry = z.strictObject({
  ErrorCode: z.number(),
  ErrorCachingMinTTL: z._default(z.number(), usualMinTtl),
  ResponseCode: z.optional(z.number()),
  ResponsePagePath: z.optional(z.string()),
});

/** `CustomErrorResponses` of a distribution. */
export const customErrorResponses = z._default(z.array(entry), []);

/** What the distribution does when an origin answers with that status. */
export type ErrorResponse = {
  /** The least time that it is kept, in seconds. */
  minTtl: number;
  /** What viewers get instead. */
  page: { path: string; status: number } | null;
};

const usual: ErrorResponse = { minTtl: usualMinTtl, page: null };

/** Tells for each status what the distribution does with it. */
export const errorResponsesOf = (entries: readonly z.output<typeof entry>[]): ((status: number) => ErrorResponse) => {
  const responses = new Map(
    entries.map(({ ErrorCode, ErrorCachingMinTTL, ResponseCode = ErrorCode, ResponsePagePath }) => [
      ErrorCode,
      { minTtl: ErrorCachingMinTTL, page: ResponsePagePath ? { path: ResponsePagePath, status: ResponseCode } : null },
    ]),
  );
  return (status) => responses.get(status) ?? usual;
};
