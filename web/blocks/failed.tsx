import type { ReactNode } from 'react';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { errorText } from '#web/lib/calls/failures.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAdvice } from './reference.tsx';

type FailedProps = {
  error: ApiError;
  title?: string | undefined;
  isRetrying: boolean;
  onRetry: () => unknown;
  /** Replaces the retry button on a 404. */
  wayOut?: ReactNode;
};

export const Failed = ({ error, title, isRetrying, onRetry, wayOut }: FailedProps) => {
  const { t } = useTranslation('common');
  const isMissing = error.status === 404;
  return (
    <div className="sheet">
      <EmptyState
        title={isMissing ? t('missing') : (title ?? t('failed'))}
        text={isMissing ? errorText(error) : ''}
        action={
          <>
            {!isMissing && <FailureAdvice error={error} />}
            {(isMissing && wayOut) || (
              <Button icon="rotate-cw" isBusy={isRetrying} onClick={() => void onRetry()}>
                {t('retry')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
};
