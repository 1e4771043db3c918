import { useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { announceChange } from './changes.ts';
import type { ApiCall } from './client.ts';
import { errorText } from './error-text.ts';
import { notifySuccess, withdrawMessage } from './notify.ts';
import { notifyFailure } from './notify-failure.ts';

type SendOptions<T> = {
  /** What the message says when it worked. */
  success?: string;
  /** The screen says itself what went wrong: no message pops up. */
  isSilent?: boolean;
  /** A form deals with a record that was changed meanwhile: no message pops up about that. */
  isMerged?: boolean;
  /** The cache is kept up to date by the caller: nothing is read again. */
  keepsCache?: boolean;
  /** What is sent meanwhile waits until this is answered: of two changes of one field the later stands. */
  inOrder?: boolean;
  onDone?: (reply: T) => void;
  onFailed?: () => void;
};

/** Where the last thing that was sent stands. */
type Sent<I> = {
  /** What is on its way. */
  sending?: I;
  error?: ApiError;
  isSuccess: boolean;
  submittedAt: number;
};

/** Sends to the API, then has the groups read again whose answers it makes stale: `const { mutate } = useSend(api.portfolios.update, { success })`. */
export const useSend = <I, T>(
  call: ApiCall<[I], T> | ApiCall<[I?], T>,
  {
    success,
    isSilent = false,
    isMerged = false,
    keepsCache = false,
    inOrder = false,
    onDone,
    onFailed,
  }: SendOptions<T> = {},
) => {
  const [sent, setSent] = useState<Sent<I>>({ isSuccess: false, submittedAt: 0 });
  const latest = useRef(0);
  const complaint = useRef<string>(undefined);
  const before = useRef<Promise<unknown>>(undefined);

  /** Sends; rejects with the ApiError that it has told of. */
  const mutateAsync = async (input: I): Promise<T> => {
    latest.current++;
    const mine = latest.current;
    const submittedAt = Date.now();
    const show = (state: Omit<Sent<I>, 'submittedAt'>) => {
      if (mine === latest.current) setSent({ ...state, submittedAt });
    };
    // A new try makes the complaint about the last one old.
    if (complaint.current) withdrawMessage(complaint.current);
    show({ sending: input, isSuccess: false });
    try {
      const answered = inOrder && before.current ? before.current.then(() => call(input)) : call(input);
      before.current = answered.catch(() => undefined);
      const reply = await answered;
      if (!keepsCache) await Promise.all(call.stale.map((group) => announceChange(group)));
      // Not before the screen shows it: until then its form would ask whoever goes on at once whether to discard what is saved.
      if (success) notifySuccess(success);
      onDone?.(reply);
      show({ isSuccess: true });
      return reply;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      complaint.current = errorText(error);
      const isStale = error.status === 412;
      if (!isSilent && !(isStale && isMerged)) notifyFailure(error);
      // What it rested on is old: it is read again.
      if (isStale) for (const group of call.stale) void announceChange(group);
      onFailed?.();
      show({ error, isSuccess: false });
      throw error;
    }
  };

  return {
    ...sent,
    isPending: sent.sending !== undefined,
    isError: sent.error !== undefined,
    mutateAsync,
    /** Sends where nobody waits for what comes of it. */
    mutate: (input: I): void => {
      mutateAsync(input).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    },
  };
};
