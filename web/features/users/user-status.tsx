import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Status } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';

/** Accepts a member at once, or rejects them after a question, unless they are leaving; `onDecided` runs when the record shows the new status. */
export const UserStatus = ({ user, onDecided }: { user: User; onDecided: () => void }) => {
  const { t } = useTranslation(['user', 'users']);
  const [isAsking, setAsking] = useState(false);
  const close = () => flushSync(() => setAsking(false));
  const { mutate, isPending } = useSend(api.users.setStatus, {
    success: t('users:statusUpdated'),
    onDone: () => {
      close();
      onDecided();
    },
    onFailed: close,
  });
  if (user.leavesAt) return null;
  const decide = (status: Status) => mutate({ params: { id: user.id }, body: { status } });
  return (
    <>
      {user.status !== 'ACCEPTED' && (
        <Button icon="check" isBusy={isPending && !isAsking} onClick={() => decide('ACCEPTED')}>
          {t('access.accept')}
        </Button>
      )}
      {user.status !== 'REJECTED' && (
        <Button icon="x" onClick={() => setAsking(true)}>
          {t('access.reject')}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={t('users:confirmReject.title', { count: 1 })}
          text={t('users:confirmReject.text', { count: 1 })}
          keepLabel={t('users:confirmReject.keep')}
          confirmLabel={t('access.reject')}
          isBusy={isPending}
          onKeep={close}
          onConfirm={() => decide('REJECTED')}
        />
      )}
    </>
  );
};
