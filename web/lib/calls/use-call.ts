import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ApiCall } from './client.ts';
import { queryClient } from './query-client.ts';
import { queryOf } from './query-of.ts';

type CallOptions<T> = {
  /** False: not yet. */
  isEnabled?: boolean;
  /** A failure is only logged, as the specification wants it of the menu: no message pops up. */
  isSilent?: boolean;
  /** The former reply stays until that of the new arguments is there. */
  keepsPrevious?: boolean;
  /** After how many milliseconds what was read is read again; false when it stays. */
  refreshAfter?: (reply: T | undefined) => number | false;
};

/** Reads from the API and keeps the reply fresh: `useCall(api.portfolios.get, [{ params: { id } }])`. */
export const useCall = <A extends unknown[], T>(
  call: ApiCall<A, T>,
  args: A,
  { isEnabled = true, isSilent = false, keepsPrevious = false, refreshAfter }: CallOptions<T> = {},
): UseQueryResult<T, ApiError> =>
  useQuery(
    {
      ...queryOf(call, ...args),
      enabled: isEnabled,
      meta: { isSilent },
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
      refetchInterval: ({ state }) => refreshAfter?.(state.data) ?? false,
    },
    queryClient,
  );
