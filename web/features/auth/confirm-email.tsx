import { type ReactNode, useEffect, useRef } from 'react';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useSend } from '#web/lib/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import type { AddressLink } from './mailed-link.ts';

type ConfirmEmailProps = {
  /** null: the address of the page names no link. */
  link: AddressLink | null;
  /** The ways on once it is confirmed, and from a dead link. */
  onward: ReactNode;
  wayOut: ReactNode;
};

/** Uses a mailed link as soon as it is opened, and says what came of it. */
export const ConfirmEmail = ({ link, onward, wayOut }: ConfirmEmailProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const { mutate, error, isSuccess, isPending } = useSend(api.auth.confirmEmail, { isSilent: true });
  const send = () => link && mutate({ body: { userId: link.userId, token: link.token } });
  const isBegun = useRef(false);

  useEffect(() => {
    // It works once: React's double start in development must not use it twice.
    if (isBegun.current) return;
    isBegun.current = true;
    send();
  });

  if (isSuccess) {
    return (
      <>
        <h1>{t('confirm.done')}</h1>
        <p>{link?.email ? t('confirm.doneTextWith', { email: link.email }) : t('confirm.doneText')}</p>
        {onward}
      </>
    );
  }
  if (!link || error?.code === 'link_expired') {
    return (
      <>
        <h1>{t('confirm.dead')}</h1>
        <p>{t('confirm.deadText')}</p>
        {wayOut}
      </>
    );
  }
  if (error && !isPending) {
    return (
      <>
        <h1>{t('confirm.failed')}</h1>
        <p>{errorText(error)}</p>
        <Button icon="rotate-cw" onClick={send}>
          {t('common:retry')}
        </Button>
      </>
    );
  }
  return (
    <div aria-busy="true">
      <h1>{t('confirm.checking')}</h1>
    </div>
  );
};
