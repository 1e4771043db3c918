import { useState } from 'react';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';

/** Makes all of one's CV private, after a question: the withdrawal of one's consent (D24). */
export const Withdraw = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('usercv');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useSend(api.usercv.withdraw, {
    success: t('withdraw.done'),
    onDone: close,
    onFailed: close,
  });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('withdraw.open')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('withdraw.title')}
          text={`${t('withdraw.text')} ${t('copies')}`}
          keepLabel={t('withdraw.keep')}
          confirmLabel={t('withdraw.open')}
          isBusy={isPending}
          onKeep={close}
          onConfirm={() => mutate({ params: { id: userId } })}
        />
      )}
    </>
  );
};
