import type { Context as LambdaContext } from 'aws-lambda';
import { Failure } from '#functions/data/kernel/failure.ts';
import { errorName } from '#functions/lib/logs/describe-error.ts';
import { log, withFacts } from '#functions/lib/logs/logger.ts';

/** Writes stop this many milliseconds before the function's timeout, so that it can still log why. */
export const loggingReserveMs = 500;

/** Undefined where the time that is left is unknown. */
export const deadlineOf = (now: Date, remainingMs: number | undefined): Date | undefined =>
  remainingMs === undefined ? undefined : new Date(now.getTime() + remainingMs - loggingReserveMs);

/**
 * Lambda prints the error and returns it to the invoker. Only the original's name is kept, as its message may hold
 * personal data.
 */
const nameless = (error: unknown): Failure =>
  Object.assign(new Failure('the line before says what failed'), { name: errorName(error) });

const end = (error: unknown): never => {
  log.error('process_failed', error);
  process.exit(1);
};
// Runs before the runtime's own listeners, which print the whole error. Only Lambda sets _HANDLER.
if (process.env._HANDLER) {
  process.prependListener('uncaughtException', end);
  process.prependListener('unhandledRejection', end);
}

// The default of ten frames ends inside the AWS SDK, before the first frame of our code.
Error.stackTraceLimit = 40;

type Context = Partial<Pick<LambdaContext, 'awsRequestId'>>;

/** Names the invocation in all its log lines, logs its error, and throws only the error's name. */
export const invocation =
  <E, More extends readonly [Context?], R>(handler: (event: E, ...more: More) => Promise<R>) =>
  (event: E, ...more: More): Promise<R> =>
    withFacts({ invocation: more[0]?.awsRequestId }, async () => {
      try {
        return await handler(event, ...more);
      } catch (error) {
        log.error('invocation_failed', error);
        throw nameless(error);
      }
    });
