import * as z from 'zod/mini';

/** The error of a function that another one has invoked: https://docs.aws.amazon.com/lambda/latest/dg/nodejs-exceptions.html */
export const functionFailure = z.object({
  errorType: z._default(z.string(), ''),
  errorMessage: z._default(z.string(), ''),
});
