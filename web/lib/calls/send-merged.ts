import { type ApiError, findCurrentRecord, mostMerges } from './api-error.ts';
import { errorText } from './error-text.ts';
import { notifyError } from './notify.ts';

/**
 * On a conflict, applies `change` to the current record and resends, at most `mostMerges` times; the last failure is
 * shown and rejects. `send` belongs to a `useSend` with `isMerged`.
 */
export const sendMerged = async <R extends object, T>(
  record: R,
  change: (now: R) => Partial<R>,
  send: (whole: R) => Promise<T>,
  merges = 0,
): Promise<T> => {
  try {
    return await send({ ...record, ...change(record) });
  } catch (error) {
    const present = findCurrentRecord(error);
    if (!present) throw error;
    if (merges < mostMerges) return sendMerged({ ...record, ...present }, change, send, merges + 1);
    notifyError(errorText(error as ApiError));
    throw error;
  }
};
