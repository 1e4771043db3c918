import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryOf } from './all-pages.ts';
import type { ApiError } from './api-error.ts';
import type { ApiCall } from './client.ts';
import type { IsState } from './failures.ts';
import { queryClient } from './query-client.ts';

type CallOptions<T> = {
  isEnabled?: boolean;
  /** The specification forbids messages for the menu's calls. */
  isSilent?: boolean;
  isState?: IsState;
  keepsPrevious?: boolean;
  /** Milliseconds; false for no refetch. */
  refreshAfter?: (reply: T | undefined) => number | false;
};

/** `useCall(api.portfolios.get, [{ params: { id } }])` */
export const useCall = <A extends unknown[], T>(
  call: ApiCall<A, T>,
  args: A,
  { isEnabled = true, isSilent = false, isState, keepsPrevious = false, refreshAfter }: CallOptions<T> = {},
): UseQueryResult<T, ApiError> =>
  useQuery(
    {
      ...queryOf(call, ...args),
      enabled: isEnabled,
      meta: { isSilent, isState },
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
      refetchInterval: ({ state }) => refreshAfter?.(state.data) ?? false,
    },
    queryClient,
  );

type Joined = Pick<UseQueryResult<unknown, ApiError>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };

/**
 * Joins the isState of queries that are shown together: the first error without data; a retry repeats the failed ones.
 */
export const joinQueries = (queries: readonly Joined[]) => ({
  error: queries.find(({ data, error }) => error && data === undefined)?.error ?? null,
  isFetching: queries.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch())),
});
