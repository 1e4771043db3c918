import { AppError } from '#shared/errors.ts';

/** The longest first pause, and the longest of all, in milliseconds. */
const firstPause = 25;
const longestPause = 400;
/** How long a write is tried when its caller says nothing of a deadline, in milliseconds. */
const patience = 2_000;

const passing = new Set([
  'TransactionConflict',
  'TransactionConflictException',
  'TransactionInProgressException',
  'ThrottlingError',
  'ThrottlingException',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
]);

/** Why each item of a cancelled transaction was refused; the error's own name for any other error. */
const reasonsOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  if (!('CancellationReasons' in error) || !Array.isArray(error.CancellationReasons)) return [error.name];
  return error.CancellationReasons.map(({ Code }) => String(Code)).filter((code) => code !== 'None');
};

/** Whether a write only met another one, or too many: nothing was written, and the same may work a moment later. */
export const isPassing = (error: unknown): boolean => {
  const reasons = reasonsOf(error);
  return reasons.length > 0 && reasons.every((reason) => passing.has(reason));
};

/**
 * Tries until it works, or fails for a reason that stays. Pauses with full jitter (a random part of a span that doubles), so
 * that writers who met do not meet again (aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter). Throws
 * `unavailable` with Retry-After when the deadline would pass.
 */
export const retried = async <T>(run: () => Promise<T>, deadline = new Date(Date.now() + patience)): Promise<T> => {
  for (let span = firstPause; ; span = Math.min(span * 2, longestPause)) {
    try {
      return await run();
    } catch (error) {
      if (!isPassing(error)) throw error;
      const pause = Math.random() * span;
      if (Date.now() + pause > deadline.getTime())
        throw new AppError('unavailable', { headers: { 'retry-after': '1' }, cause: error });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};
