import type { User } from '#shared/schemas/user.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { Confirm } from '#web/ui/confirm.tsx';

type RejectUserProps = { user: User; isBusy: boolean; onKeep: () => void; onReject: () => void };

/** Asks before a request is rejected. */
export const RejectUser = ({ user: { firstName, lastName, email }, isBusy, onKeep, onReject }: RejectUserProps) => {
  const { t } = useTranslation('users');
  return (
    <Confirm
      title={t('confirmReject.title')}
      text={t('confirmReject.text', { name: `${firstName} ${lastName}`, email })}
      keepLabel={t('confirmReject.keep')}
      confirmLabel={t('reject')}
      isBusy={isBusy}
      onKeep={onKeep}
      onConfirm={onReject}
    />
  );
};
