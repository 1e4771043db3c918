import type { LambdaClient, LambdaClientConfig } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { Failure } from '#functions/data/kernel/failure.ts';
import type { VariableName } from '#shared/env.ts';
import { env } from './env.ts';

/** https://docs.aws.amazon.com/lambda/latest/dg/nodejs-exceptions.html */
const errorReply = z.object({ errorType: z._default(z.string(), ''), errorMessage: z._default(z.string(), '') });
type ErrorReply = z.output<typeof errorReply>;

type Reading<R> = {
  result: z.ZodMiniType<R>;
  failure: string;
  recover?: (error: ErrorReply) => R | undefined;
  deadline?: Date | undefined;
};

/**
 * Invokes functions by a client of its own, made at the first call. Returns the parsed result. When the function fails,
 * returns what `recover` makes of the error, or throws a Failure with that message and the error's name; the error's own
 * message may hold personal data. Throws a TimeoutError when all attempts together last beyond `deadline`.
 */
export const createInvoke = (settings: LambdaClientConfig) => {
  let client: LambdaClient | undefined;
  return async <R>(
    target: VariableName,
    payload: object,
    { result, failure, recover, deadline }: Reading<R>,
  ): Promise<R> => {
    const { InvokeCommand, LambdaClient } = await import('#functions/data/on-need/lambda.ts');
    client ??= new LambdaClient(settings);
    const command = new InvokeCommand({ FunctionName: env(target), Payload: JSON.stringify(payload) });
    const abortSignal = deadline && AbortSignal.timeout(Math.max(0, deadline.getTime() - Date.now()));
    const { FunctionError, Payload } = await client.send(command, { abortSignal }).catch((error: unknown) => {
      throw abortSignal?.aborted ? abortSignal.reason : error;
    });
    const answer: unknown = JSON.parse(Payload?.transformToString() ?? 'null');
    if (!FunctionError) return z.parse(result, answer);
    const error = z.parse(errorReply, answer);
    const recovered = recover?.(error);
    if (recovered !== undefined) return recovered;
    throw Object.assign(new Failure(failure), { name: error.errorType });
  };
};
