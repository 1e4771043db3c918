import type { ReactNode } from 'react';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { errorText } from '#web/lib/calls/error-text.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { FailedState } from '#web/ui/failed-state.tsx';
import { Reference } from './reference.tsx';

type FailedProps = {
  error: ApiError;
  title?: string | undefined;
  isRetrying: boolean;
  onRetry: () => unknown;
  /** Replaces the retry on a 404. */
  wayOut?: ReactNode;
};

export const Failed = ({ error, title, isRetrying, onRetry, wayOut }: FailedProps) => {
  const { t } = useTranslation('common');
  return (
    <FailedState
      title={error.status === 404 ? t('missing') : (title ?? t('failed'))}
      // With a reference, a message shows the text.
      text={error.reference ? undefined : errorText(error)}
      reference={<Reference error={error} isExplained />}
      retryLabel={t('retry')}
      isRetrying={isRetrying}
      onRetry={onRetry}
      wayOut={error.status === 404 && wayOut}
    />
  );
};
