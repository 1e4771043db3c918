import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { Failed } from './failed.tsx';
import { Loading } from './loading.tsx';

/** What was asked for: a `useCall`, or several of them as one. */
export type Query<T> = Pick<UseQueryResult<T, ApiError>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };

type LoadedProps<T> = {
  query: Query<T>;
  /** Stands in its place until it is there, as high as what follows. */
  skeleton: ReactNode;
  /** Read out while it is on its way, where it is not simply loading. */
  loadingLabel?: string;
  failedTitle?: string;
  wayOut?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What was read, once it is there; before that its skeleton, or why it is not there. */
export const Loaded = <T,>({ query, skeleton, loadingLabel, failedTitle, wayOut, children }: LoadedProps<T>) => {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return <Failed error={error} title={failedTitle} isRetrying={isFetching} onRetry={refetch} wayOut={wayOut} />;
  return <Loading label={loadingLabel}>{skeleton}</Loading>;
};
