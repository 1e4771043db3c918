import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type FailedStateProps = {
  title: string;
  text: string | undefined;
  /** Stands under the text: by what the failure can be traced. */
  reference?: ReactNode;
  retryLabel: string;
  isRetrying?: boolean;
  onRetry: () => unknown;
  /** A way out instead of a second try, for what will not come back. */
  wayOut?: ReactNode;
};

/** Stands where something could not be read: what happened, and one thing to do. */
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
