import { useRef, useState } from 'react';
import { ApiError, findCurrentRecord, mostMerges } from './api-error.ts';
import { announceChange } from './changes.ts';
import type { ApiCall } from './client.ts';
import { errorText, type IsState, isCancelled, notifyFailure } from './failures.ts';
import { notifyError, notifySuccess, withdrawMessage } from './notify.ts';

type SendOptions<T> = {
  success?: string;
  /** The screen shows the failure itself. */
  isSilent?: boolean;
  isState?: IsState;
  /** A form merges conflicting changes, so a 412 shows no message. */
  isMerged?: boolean;
  /** The caller updates the cache, so nothing is refetched. */
  keepsCache?: boolean;
  /** Sends one call at a time, so that the later of two changes wins. */
  inOrder?: boolean;
  onDone?: (reply: T) => void;
  onFailed?: () => void;
};

type Sent<I> = { sending?: I; error?: ApiError; isSuccess: boolean; submittedAt: number };

/** Refetches the groups that the call makes stale: `const { mutate } = useSend(api.portfolios.update, { success })`. */
export const useSend = <I, T>(call: ApiCall<[I], T> | ApiCall<[I?], T>, options: SendOptions<T> = {}) => {
  const { success, isSilent, isState, isMerged, keepsCache, inOrder, onDone, onFailed } = options;
  const [sent, setSent] = useState<Sent<I>>({ isSuccess: false, submittedAt: 0 });
  const latest = useRef(0);
  const lastError = useRef<string>(undefined);
  const before = useRef<Promise<unknown>>(undefined);

  /** Rejects with an ApiError whose message was shown, unless the caller cancelled. */
  const mutateAsync = async (input: I): Promise<T> => {
    latest.current++;
    const mine = latest.current;
    const submittedAt = Date.now();
    const show = (state: Omit<Sent<I>, 'submittedAt'>) => {
      if (mine === latest.current) setSent({ ...state, submittedAt });
    };
    if (lastError.current) withdrawMessage(lastError.current);
    show({ sending: input, isSuccess: false });
    try {
      const answered = inOrder && before.current ? before.current.then(() => call(input)) : call(input);
      before.current = answered.catch(() => undefined);
      const reply = await answered;
      if (!keepsCache) await Promise.all(call.stale.map((group) => announceChange(group)));
      // Runs after the refetch: until then the form is dirty, and leaving it would ask whether to discard saved
      // changes.
      if (success) notifySuccess(success);
      onDone?.(reply);
      show({ isSuccess: true });
      return reply;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      lastError.current = errorText(error);
      const isStale = error.status === 412;
      if (!isSilent && !(isStale && isMerged)) notifyFailure(error, isState);
      // The cached record is stale.
      if (isStale) for (const group of call.stale) void announceChange(group);
      onFailed?.();
      show({ ...(!isCancelled(error) && { error }), isSuccess: false });
      throw error;
    }
  };

  return {
    ...sent,
    isPending: sent.sending !== undefined,
    isError: sent.error !== undefined,
    mutateAsync,
    mutate: (input: I): void => {
      mutateAsync(input).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    },
  };
};

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

/** Runs one task at a time; a failed task does not stop the next. */
export const createTaskQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>): Promise<T> => {
    const done = last.then(run, run);
    last = done;
    return done;
  };
};
