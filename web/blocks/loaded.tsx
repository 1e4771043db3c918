import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Failed } from './failed.tsx';

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

export const Loading = ({ label, children }: { label?: string | undefined; children: ReactNode }) => {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {label ?? t('loading')}
      </p>
      {children}
    </div>
  );
};

export const FormSkeleton = () => (
  <div className="form-skeleton">
    {[1, 2, 3, 4, 5].map((line) => (
      <span key={line} className="skeleton" />
    ))}
  </div>
);

type ListSkeletonProps = { rows?: number; isKeyed?: boolean; smallLines?: number };

export const ListSkeleton = ({ rows = 3, isKeyed = false, smallLines = 1 }: ListSkeletonProps) => (
  <div className="sheet">
    <ul className={isKeyed ? 'lines keyed' : 'lines'}>
      {Array.from({ length: rows }, (_row, row) => (
        <li key={String(row)}>
          {isKeyed && <span className="key" />}
          <div>
            <p className="name">
              <span className="skeleton" />
            </p>
            {Array.from({ length: smallLines }, (_line, line) => (
              <p key={String(line)} className="small">
                <span className="skeleton" />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  </div>
);
