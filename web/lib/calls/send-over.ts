import { type ApiError, mostMerges, presentRecord } from './api-error.ts';
import { errorText } from './error-text.ts';
import { notifyError } from './notify.ts';

/**
 * Sends a whole record with some of it changed, and again over what it has become elsewhere meanwhile: for what one chooses
 * without typing. `change` is asked anew of what the record has become. `send` is that of a `useSend` with `isMerged`. Rejects with the ApiError that was told of.
 */
export const sendOver = async <R extends object, T>(
  record: R,
  change: (now: R) => Partial<R>,
  send: (whole: R) => Promise<T>,
  merges = 0,
): Promise<T> => {
  try {
    return await send({ ...record, ...change(record) });
  } catch (error) {
    const present = presentRecord(error);
    if (!present) throw error;
    if (merges < mostMerges) return sendOver({ ...record, ...present }, change, send, merges + 1);
    notifyError(errorText(error as ApiError));
    throw error;
  }
};
