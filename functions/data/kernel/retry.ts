import { AppError } from '#shared/errors.ts';
import { answerLeftMs } from './answer-time.ts';

const firstPauseMs = 25;
const maxPauseMs = 400;
const longestRetryMs = 2_000;

const passing = new Set([
  'TransactionConflict',
  'TransactionConflictException',
  'TransactionInProgressException',
  // SES beyond its sending rate.
  'Throttling',
  'ThrottlingError',
  'ThrottlingException',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
]);

const reasonsOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  if (!('CancellationReasons' in error) || !Array.isArray(error.CancellationReasons)) return [error.name];
  return error.CancellationReasons.map(({ Code }) => String(Code)).filter((code) => code !== 'None');
};

/** A conflict or throttling: nothing was written, and a retry may succeed. */
export const isConflict = (error: unknown): boolean => {
  const reasons = reasonsOf(error);
  return reasons.length > 0 && reasons.every((reason) => passing.has(reason));
};

/**
 * Exponential backoff and full jitter (aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter).
 * Throws `unavailable` with Retry-After if the next attempt would pass the deadline, or two seconds after the first: somebody
 * waits for the answer, and queues come back by themselves.
 */
export const retryConflicts = async <T>(run: () => Promise<T>, deadline?: Date): Promise<T> => {
  let endsAt: number | undefined;
  for (let spanMs = firstPauseMs; ; spanMs = Math.min(spanMs * 2, maxPauseMs)) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      endsAt ??= Math.min(
        deadline?.getTime() ?? Number.POSITIVE_INFINITY,
        Date.now() + Math.min(longestRetryMs, answerLeftMs()),
      );
      const pauseMs = Math.random() * spanMs;
      if (Date.now() + pauseMs > endsAt)
        throw new AppError('unavailable', { headers: { 'retry-after': '1' }, cause: error });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
};
