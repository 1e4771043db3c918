import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#web/lib/api-error.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { FailedState } from '#web/ui/failed-state.tsx';

/** What was asked for: a `useCall`, or several of them as one. */
export type Query<T> = Pick<UseQueryResult<T, ApiError>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };

type LoadedProps<T> = {
  query: Query<T>;
  /** Stands in its place until it is there, as high as what follows. */
  skeleton: ReactNode;
  /** "The calculation failed", where more can be said than that it could not be loaded. */
  failedTitle?: string;
  /** The way on from what does not exist, or not any more; it is not tried again. */
  wayOut?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What was read, once it is there; before that its skeleton, or why it is not there and the way to try again. */
export const Loaded = <T,>({ query, skeleton, failedTitle, wayOut, children }: LoadedProps<T>) => {
  const { t } = useTranslation('common');
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <div aria-busy="true">
        <p className="sr" role="status">
          {t('loading')}
        </p>
        {skeleton}
      </div>
    );
  }
  return (
    <FailedState
      title={failedTitle ?? t(error.status === 404 ? 'missing' : 'failed')}
      text={errorText(error)}
      retryLabel={t('retry')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      wayOut={error.status === 404 && wayOut}
    />
  );
};
