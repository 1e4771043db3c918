import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { Failed } from './failed.tsx';
import { Loading } from './loading.tsx';

export type Query<T> = Pick<UseQueryResult<T, ApiError>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };

type LoadedProps<T> = {
  query: Query<T>;
  /** Must be as high as the content. */
  skeleton: ReactNode;
  loadingLabel?: string;
  failedTitle?: string;
  wayOut?: ReactNode;
  children: (data: T) => ReactNode;
};

export const Loaded = <T,>({ query, skeleton, loadingLabel, failedTitle, wayOut, children }: LoadedProps<T>) => {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return <Failed error={error} title={failedTitle} isRetrying={isFetching} onRetry={refetch} wayOut={wayOut} />;
  return <Loading label={loadingLabel}>{skeleton}</Loading>;
};
