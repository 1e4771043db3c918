import * as z from 'zod/mini';
import type { Decoding } from '#functions/data/files.ts';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { createInvoke } from '#functions/lib/lambda/invoke.ts';

const timeoutMs = 22_000;
const invoke = createInvoke({
  ...clientLimits,
  requestHandler: { ...clientLimits.requestHandler, requestTimeout: timeoutMs },
});

const result = z.object({ isPicture: z.boolean() });

/** The decoder ran out of time or memory, or crashed, which only its input can cause. */
const crashes = ['Runtime.ExitError', 'Runtime.OutOfMemory', 'Sandbox.Timedout'];

/** Left for the answer after the decoder was given up. */
const reserveMs = 500;

/** False when the upload is no picture or crashed the decoder. Throws a TimeoutError before `deadline`. */
export const decode = async (decoding: Decoding, deadline: Date | undefined): Promise<boolean> => {
  const { isPicture } = await invoke('DECODER', decoding, {
    result,
    failure: 'the decoder failed',
    deadline: deadline && new Date(deadline.getTime() - reserveMs),
    recover: ({ errorType, errorMessage }) =>
      crashes.includes(errorType) || errorMessage.includes('Task timed out') ? { isPicture: false } : undefined,
  });
  return isPicture;
};
