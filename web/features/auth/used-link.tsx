import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { FailureText } from '#web/blocks/failure-text.tsx';
import type { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { readAddressLink, useMailedLink } from './mailed-link.ts';

type UsedLinkProps = {
  call: typeof api.auth.confirmEmail | typeof api.auth.stay;
  words: Record<
    'checking' | 'done' | 'doneText' | 'dead' | 'deadText' | 'deadLogin' | 'failed' | 'goOn' | 'login',
    string
  >;
  /** Replaces the text of success when the link names an address. */
  doneTextOf?: (email: string) => string;
  /** Replaces the way to log in when the link is dead. */
  wayOut?: ReactNode;
};

export const UsedLink = ({ call, words, doneTextOf, wayOut }: UsedLinkProps) => {
  const { t } = useTranslation('common');
  const user = useUser();
  const link = useMailedLink(readAddressLink);
  const { mutate, error, isSuccess, isPending } = useSend(call, { isSilent: true });
  const hasStarted = useRef(false);
  const send = () => link && mutate({ body: { userId: link.userId, token: link.token } });

  useEffect(() => {
    // A link works once, and React's strict mode runs effects twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    send();
  });

  const onward = (
    <Link className={buttonClass({ look: 'primary' })} to={user ? '/' : '/login'}>
      {user ? words.goOn : words.login}
    </Link>
  );
  const outcome = () => {
    if (isSuccess)
      return (
        <>
          <h1>{words.done}</h1>
          <p>{(link?.email && doneTextOf?.(link.email)) || words.doneText}</p>
          {onward}
        </>
      );
    if (!link || error?.code === 'link_expired')
      return (
        <>
          <h1>{words.dead}</h1>
          <p>{words.deadText}</p>
          {wayOut ?? (
            <>
              <p>{words.deadLogin}</p>
              {onward}
            </>
          )}
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
