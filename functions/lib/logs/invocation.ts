import type { Context as LambdaContext } from 'aws-lambda';
import { Failure } from '#functions/data/kernel/failure.ts';
import { errorName } from './describe-error.ts';
import { log, withFacts } from './logger.ts';

/** Makes the error that Lambda may print and give to the caller: it has the name alone. */
const nameless = (error: unknown): Failure =>
  Object.assign(new Failure('the line before says what failed'), { name: errorName(error) });

const end = (error: unknown): never => {
  log.error('process_failed', error);
  process.exit(1);
};
// Before the runtime's own listeners, which end the process as well, but print the error as it is. Only a Lambda has a handler's name.
if (process.env._HANDLER) {
  process.prependListener('uncaughtException', end);
  process.prependListener('unhandledRejection', end);
}

// Ten frames, unless said, are used up by a client of AWS: the first of ours lies behind them.
Error.stackTraceLimit = 40;

type Context = Partial<Pick<LambdaContext, 'awsRequestId'>>;

/** A Lambda handler whose lines all name the invocation, and whose error is logged here and told to Lambda by its name. */
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
