import { type ReactNode, useEffect, useRef } from 'react';
import { FailureText } from '#web/blocks/failure-text.tsx';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';

type UsedLinkProps = {
  /** The address of the page names a link. */
  hasLink: boolean;
  send: () => void;
  /** What has become of the call that uses it. */
  sent: { error?: ApiError | undefined; isSuccess: boolean; isPending: boolean };
  words: Record<'checking' | 'done' | 'doneText' | 'dead' | 'deadText' | 'failed', string>;
  /** The ways on once it is used, and from a dead link. */
  onward: ReactNode;
  wayOut: ReactNode;
};

/** Uses a mailed link as soon as it is opened, and says what came of it. */
export const UsedLink = ({ hasLink, send, sent, words, onward, wayOut }: UsedLinkProps) => {
  const { t } = useTranslation('common');
  const { error, isSuccess, isPending } = sent;
  const isBegun = useRef(false);

  useEffect(() => {
    // It works once: React's double start in development must not use it twice.
    if (isBegun.current) return;
    isBegun.current = true;
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
