import { type ReactNode, useEffect, useRef } from 'react';
import { FailureText } from '#web/blocks/failure-text.tsx';
import type { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { AddressLink } from './mailed-link.ts';

type UsedLinkProps = {
  /** Null without a valid link. */
  link: AddressLink | null;
  call: typeof api.auth.confirmEmail | typeof api.auth.stay;
  words: Record<'checking' | 'done' | 'doneText' | 'dead' | 'deadText' | 'failed', string>;
  onward: ReactNode;
  wayOut: ReactNode;
};

export const UsedLink = ({ link, call, words, onward, wayOut }: UsedLinkProps) => {
  const { t } = useTranslation('common');
  const { mutate, error, isSuccess, isPending } = useSend(call, { isSilent: true });
  const hasStarted = useRef(false);
  const send = () => link && mutate({ body: { userId: link.userId, token: link.token } });

  useEffect(() => {
    // A link works once, and React's strict mode runs effects twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    send();
  });

  const outcome = () => {
    if (isSuccess)
      return (
        <>
          <h1>{words.done}</h1>
          <p>{words.doneText}</p>
          {onward}
        </>
      );
    if (!link || error?.code === 'link_expired')
      return (
        <>
          <h1>{words.dead}</h1>
          <p>{words.deadText}</p>
          {wayOut}
        </>
      );
    if (error && !isPending)
      return (
        <>
          <h1>{words.failed}</h1>
          <FailureText error={error} />
          <Button icon="rotate-cw" onClick={send}>
            {t('retry')}
          </Button>
        </>
      );
    return (
      <div aria-busy="true">
        <h1>{words.checking}</h1>
      </div>
    );
  };
  return (
    <div className="box outcome stack stack-6" aria-live="polite">
      {outcome()}
    </div>
  );
};
