import { type ReactNode, useEffect, useRef } from 'react';
import { FailureText } from '#web/blocks/failure-text.tsx';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

type UsedLinkProps = {
  /** False when the page was opened without a valid link. */
  hasLink: boolean;
  send: () => void;
  /** The state of the call that uses the link. */
  sent: { error?: ApiError | undefined; isSuccess: boolean; isPending: boolean };
  words: Record<'checking' | 'done' | 'doneText' | 'dead' | 'deadText' | 'failed', string>;
  /** Shown once the link is used. */
  onward: ReactNode;
  /** Shown below a dead link. */
  wayOut: ReactNode;
};

/** Uses a mailed link as soon as it is opened, and shows the outcome. */
export const UsedLink = ({ hasLink, send, sent, words, onward, wayOut }: UsedLinkProps) => {
  const { t } = useTranslation('common');
  const { error, isSuccess, isPending } = sent;
  const hasStarted = useRef(false);

  useEffect(() => {
    // A link works once, and React's strict mode runs effects twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (hasLink) send();
  });

  if (isSuccess) {
    return (
      <>
        <h1>{words.done}</h1>
        <p>{words.doneText}</p>
        {onward}
      </>
    );
  }
  if (!hasLink || error?.code === 'link_expired') {
    return (
      <>
        <h1>{words.dead}</h1>
        <p>{words.deadText}</p>
        {wayOut}
      </>
    );
  }
  if (error && !isPending) {
    return (
      <>
        <h1>{words.failed}</h1>
        <FailureText error={error} />
        <Button icon="rotate-cw" onClick={send}>
          {t('retry')}
        </Button>
      </>
    );
  }
  return (
    <div aria-busy="true">
      <h1>{words.checking}</h1>
    </div>
  );
};
