import type { User } from '#shared/schemas/user.ts';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { personName } from './person.tsx';

type RejectQuestionProps = {
  count: number;
  confirmLabel: string;
  isBusy?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
};

export const RejectQuestion = ({ count, ...answers }: RejectQuestionProps) => {
  const { t } = useTranslation('users');
  return (
    <Confirm
      title={t('confirmReject.title', { count })}
      text={t('confirmReject.text', { count })}
      keepLabel={t('confirmReject.keep')}
      {...answers}
    />
  );
};

type RemoveUserProps = { user: User; onClose: () => void; onRemoved?: () => void; leave?: () => void };

export const RemoveUser = ({ user, ...after }: RemoveUserProps) => {
  const { t } = useTranslation('users');
  return (
    <RemoveDialog
      call={api.users.remove}
      title={t('remove.title', { name: personName(user) })}
      text={t('remove.text')}
      success={t('remove.done')}
      input={{ params: { id: user.id } }}
      {...after}
    />
  );
};
