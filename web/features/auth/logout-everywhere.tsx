import { useState } from 'react';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';

/** Ends the sessions of all one's devices, after a question; `onDone` forgets the one here. */
export const LogoutEverywhere = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSend(api.auth.logoutEverywhere, {
    success: t('everywhere.done'),
    keepsCache: true,
    onDone,
    onFailed: () => setAsking(false),
  });
  return (
    <>
      <Button look="quiet" icon="log-out" onClick={() => setAsking(true)}>
        {t('everywhere.open')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('everywhere.title')}
          text={t('everywhere.text')}
          keepLabel={t('everywhere.keep')}
          confirmLabel={t('everywhere.confirm')}
          isBusy={isPending}
          onKeep={() => setAsking(false)}
          onConfirm={() => mutate({})}
        />
      )}
    </>
  );
};
