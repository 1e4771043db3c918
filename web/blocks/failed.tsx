import type { ReactNode } from 'react';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { errorText } from '#web/lib/calls/error-text.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Reference } from './reference.tsx';

type FailedProps = {
  error: ApiError;
  /** "The calculation failed", where more can be said than that it could not be loaded. */
  title?: string | undefined;
  isRetrying: boolean;
  onRetry: () => unknown;
  /** The way on from what does not exist, or not any more; it is not tried again. */
  wayOut?: ReactNode;
};

/** Why something could not be read, and the way to try again. */
export const Failed = ({ error, title, isRetrying, onRetry, wayOut }: FailedProps) => {
  const { t } = useTranslation('common');
  return (
    <FailedState
      title={error.status === 404 ? t('missing') : (title ?? t('failed'))}
      // A message has said it; only the reference stays.
      text={error.reference ? undefined : errorText(error)}
      reference={<Reference error={error} isExplained />}
      retryLabel={t('retry')}
      isRetrying={isRetrying}
      onRetry={onRetry}
      wayOut={error.status === 404 && wayOut}
    />
  );
};
