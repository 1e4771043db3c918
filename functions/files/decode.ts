import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import type { Decoding } from '#functions/data/files.ts';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { env } from '#functions/lib/env.ts';
import { functionFailure } from '#functions/lib/logs/function-failure.ts';

/** A little longer than the decoder may take. */
const patience = 22_000;
const client = new LambdaClient({
  ...clientLimits,
  requestHandler: { ...clientLimits.requestHandler, requestTimeout: patience },
});

const decoded = z.object({ isPicture: z.boolean() });

/** The decoder was ended before it could answer: it ran out of time or memory, or crashed. Only its input can do that to it. */
const killings = ['Runtime.ExitError', 'Runtime.OutOfMemory', 'Sandbox.Timedout'];
const wasKilled = ({ errorType, errorMessage }: z.output<typeof functionFailure>): boolean =>
  killings.includes(errorType) || errorMessage.includes('Task timed out');

/** Has the decoder make a picture of what was uploaded; false when that is none. Throws, by its name, what the decoder met besides. */
export const decode = async (decoding: Decoding): Promise<boolean> => {
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName: env('DECODER'), Payload: JSON.stringify(decoding) }),
  );
  const answer: unknown = JSON.parse(Payload?.transformToString() ?? 'null');
  if (!FunctionError) return z.parse(decoded, answer).isPicture;
  const failed = z.parse(functionFailure, answer);
  if (wasKilled(failed)) return false;
  throw Object.assign(new Failure('the decoder failed'), { name: failed.errorType });
};
