import { AppError } from '#shared/errors.ts';

/** Throws `unavailable` whatever fails: a caller whose place nobody can tell must not take that for a refusal. */
export const askDirectory = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (cause) {
    throw new AppError('unavailable', { headers: { 'retry-after': '5' }, cause });
  }
};
