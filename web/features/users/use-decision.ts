import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useSend } from '#web/lib/use-send.ts';

/** Accepting at once, rejecting after a question; `onDecided` runs when the table shows the new status. */
export const useDecision = (onDecided: () => void) => {
  const { t } = useTranslation('users');
  const [rejecting, setRejecting] = useState<User>();
  const { mutate, sending } = useSend(api.users.setStatus, {
    success: t('statusUpdated'),
    onDone: () => {
      // As long as the dialog is open, nothing outside it takes the focus.
      flushSync(() => setRejecting(undefined));
      onDecided();
    },
    onFailed: () => setRejecting(undefined),
  });
  const decide = (user: User, status: 'ACCEPTED' | 'REJECTED') => mutate({ params: { id: user.id }, body: { status } });

  return {
    busyId: sending?.params.id,
    accept: (user: User) => decide(user, 'ACCEPTED'),
    askReject: setRejecting,
    rejecting,
    keep: () => setRejecting(undefined),
    reject: () => rejecting && decide(rejecting, 'REJECTED'),
  };
};
