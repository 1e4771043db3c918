import * as z from 'zod/mini';

/** What every Lambda finds in its environment; infra sets exactly these keys, and a missing one stops the function at its first call. */
export const lambdaEnvironment = z.object({
  /** The one DynamoDB table. */
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** The bucket of pictures and documents. */
  FILES_BUCKET: z.string().check(z.minLength(1)),
  /** Where people open the site, without a slash at the end: the start of every link in a mail. */
  SITE_ORIGIN: z.url(),
  /** The KMS key that signs the session tokens (ECC P-256). */
  SIGNING_KEY_ID: z.string().check(z.minLength(1)),
  /** The sender of every mail. */
  MAIL_FROM: z.string().check(z.minLength(3)),
});

export type LambdaEnvironment = z.infer<typeof lambdaEnvironment>;
