import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { FailureAdvice } from '#web/blocks/reference.tsx';
import type { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { readAddressLink, useMailedLink } from './mailed-link.ts';

type UsedLinkProps = {
  call: typeof api.auth.confirmEmail | typeof api.auth.stay;
  /** Block of the screen's texts. */
  texts: 'waiting:confirm' | 'leaving:stay';
  /** Names the address; null or empty uses the text that names none. */
  doneText?: (link: NonNullable<ReturnType<typeof readAddressLink>>) => string | null;
  /** Link shown for an expired link, instead of the login. */
  wayOut?: ReactNode;
};

const isDead = ({ code }: ApiError): boolean => code === 'link_expired';

/** Uses the mailed link that opened the page. */
export const UsedLink = ({ call, texts, doneText, wayOut }: UsedLinkProps) => {
  const { t } = useTranslation<'common', 'waiting' | 'leaving'>('common');
  const user = useUser();
  const link = useMailedLink(readAddressLink);
  const { mutate, error, isSuccess, isPending } = useSend(call, { isState: isDead });
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
      {t(user ? `${texts}.goOn` : `${texts}.login`)}
    </Link>
  );
  const outcome = () => {
    if (isSuccess)
      return (
        <>
          <h1>{t(`${texts}.done`)}</h1>
          <p>{(link && doneText?.(link)) || t(`${texts}.doneText`)}</p>
          {onward}
        </>
      );
    if (!link || (error && isDead(error)))
      return (
        <>
          <h1>{t(`${texts}.dead`)}</h1>
          <p>{t(`${texts}.deadText`)}</p>
          {wayOut ?? (
            <>
              <p>{t(`${texts}.deadLogin`)}</p>
              {onward}
            </>
          )}
        </>
      );
    if (error && !isPending)
      return (
        <>
          <h1>{t(`${texts}.failed`)}</h1>
          <FailureAdvice error={error} />
          <Button icon="rotate-cw" onClick={send}>
            {t('retry')}
          </Button>
        </>
      );
    return (
      <div aria-busy="true">
        <h1>{t(`${texts}.checking`)}</h1>
      </div>
    );
  };
  return (
    <div className="box outcome stack stack-6" aria-live="polite">
      {outcome()}
    </div>
  );
};
