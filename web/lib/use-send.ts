import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from './api-error.ts';
import { announceChange } from './changes.ts';
import type { ApiCall } from './client.ts';
import { errorText } from './error-text.ts';
import { notifySuccess, withdrawMessage } from './notify.ts';
import { queryClient } from './query-client.ts';

type SendOptions<T> = {
  /** What the message says when it worked. */
  success?: string;
  /** The screen says itself what went wrong: no message pops up. */
  isSilent?: boolean;
  /** The cache is kept up to date by the caller: nothing is read again. */
  keepsCache?: boolean;
  onDone?: (reply: T) => void;
};

/** Sends to the API, then has the groups read again whose answers it makes stale: `const { mutate } = useSend(api.portfolios.update, { success })`. */
export const useSend = <I, T>(
  call: ApiCall<[I], T> | ApiCall<[I?], T>,
  { success, isSilent = false, keepsCache = false, onDone }: SendOptions<T> = {},
): UseMutationResult<T, ApiError, I> => {
  const complaint = useRef<string>(undefined);
  return useMutation(
    {
      mutationFn: (input: I) => call(input),
      meta: { isSilent },
      // A new try makes the complaint about the last one old.
      onMutate: () => {
        if (complaint.current) withdrawMessage(complaint.current);
      },
      onError: (error) => {
        complaint.current = errorText(error);
        // What it rested on is old: it is read again.
        if (error.status === 412) for (const group of call.stale) void announceChange(group);
      },
      onSuccess: async (reply) => {
        if (success) notifySuccess(success);
        if (!keepsCache) await Promise.all(call.stale.map(announceChange));
        onDone?.(reply);
      },
    },
    queryClient,
  );
};
