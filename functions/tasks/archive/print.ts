import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import { env } from '#functions/lib/env.ts';
import { functionFailure } from '#functions/lib/logs/function-failure.ts';
import { knownFacts } from '#functions/lib/logs/logger.ts';
import type { Language } from '#shared/lists.ts';

/** A little longer than a print may take. */
const patienceMs = 30_000;
const client = new LambdaClient({
  ...clientLimits,
  // A print that failed is tried again with its task.
  maxAttempts: 1,
  requestHandler: { ...clientLimits.requestHandler, requestTimeout: patienceMs },
});

const printed = z.object({ pdf: z.nullable(z.string()) });

/** Has a person's public CV printed as anybody reads it; null when nothing of it is public. Throws, by its name, what the printer met. */
export const printPublicCv = async (userId: string, language: Language): Promise<Uint8Array | null> => {
  const Payload = JSON.stringify({ publicCvOf: userId, language, cause: knownFacts().cause });
  const reply = await client.send(new InvokeCommand({ FunctionName: env('PRINTER'), Payload }));
  const answer: unknown = JSON.parse(reply.Payload?.transformToString() ?? 'null');
  if (reply.FunctionError) {
    throw Object.assign(new Failure('the printer failed'), { name: z.parse(functionFailure, answer).errorType });
  }
  const { pdf } = z.parse(printed, answer);
  return pdf === null ? null : Buffer.from(pdf, 'base64');
};
