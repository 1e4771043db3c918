import { randomUUID } from 'node:crypto';
import type { Clock } from '#scripts/platform/host/clock.ts';
import type { Target } from '#scripts/platform/template/targets.ts';
import type { LambdaService } from './service.ts';

// https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
const secondMs = 1000;
const minuteMs = 60 * secondMs;
const errorRetryMs = [minuteMs, 2 * minuteMs];
const longestWaitMs = 5 * minuteMs;

/** Lambda retries failures and throttles until the event expires. */
export const createAsynchronousInvoker =
  (service: LambdaService, clock: Clock, signal: AbortSignal) =>
  async ({ lambda, asynchronous }: Target, event: object): Promise<void> => {
    const requestId = randomUUID();
    const { mostRetries, oldestMs } = asynchronous;
    const expiresAt = clock.now() + oldestMs;
    let errors = 0;
    let throttles = 0;
    while (!signal.aborted && clock.now() < expiresAt) {
      const invoked = await service.invoke(lambda, event, requestId);
      if ('result' in invoked) return;
      if ('throttled' in invoked) throttles += 1;
      else errors += 1;
      if (errors > mostRetries) return;
      const waitMs =
        'throttled' in invoked ? Math.min(secondMs * 2 ** (throttles - 1), longestWaitMs) : errorRetryMs[errors - 1];
      await clock.until(clock.now() + (waitMs ?? longestWaitMs), signal);
    }
  };

export type AsynchronousInvoker = ReturnType<typeof createAsynchronousInvoker>;
