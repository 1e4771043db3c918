import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type FailedStateProps = {
  title: string;
  text: string | undefined;
  reference?: ReactNode;
  retryLabel: string;
  isRetrying?: boolean;
  onRetry: () => unknown;
  /** Replaces the retry button when a retry cannot succeed. */
  wayOut?: ReactNode;
};

export const FailedState = (props: FailedStateProps) => {
  const { title, text, reference, retryLabel, isRetrying = false, onRetry, wayOut } = props;
  return (
    <div className="sheet">
      <EmptyState
        title={title}
        {...(text && { text })}
        action={
          <>
            {reference}
            {wayOut || (
              <Button icon="rotate-cw" isBusy={isRetrying} onClick={() => void onRetry()}>
                {retryLabel}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
};
