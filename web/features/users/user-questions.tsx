import type { Member } from '#shared/schemas/user.ts';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { personName } from './person-name.ts';

/** What is asked before it is done: rejecting several, or whoever has access; deleting somebody. */
export type UserQuestion = { rejecting: readonly Member[] } | { removing: Member };

type UserQuestionsProps = {
  question: UserQuestion;
  onClose: () => void;
  onReject: (users: readonly Member[]) => void;
  onRemoved: () => void;
};

/** Asks it. */
export const UserQuestions = ({ question, onClose, onReject, onRemoved }: UserQuestionsProps) => {
  const { t } = useTranslation('users');
  if ('rejecting' in question) {
    const { rejecting } = question;
    const count = rejecting.length;
    return (
      <Confirm
        title={t('confirmReject.title', { count })}
        text={t('confirmReject.text', { count })}
        keepLabel={t('confirmReject.keep')}
        confirmLabel={t('reject')}
        onKeep={onClose}
        onConfirm={() => onReject(rejecting)}
      />
    );
  }
  const { removing } = question;
  return (
    <RemoveDialog
      call={api.users.remove}
      title={t('remove.title', { name: personName(removing) })}
      text={t('remove.text')}
      success={t('remove.done')}
      input={{ params: { id: removing.id } }}
      onClose={onClose}
      onRemoved={onRemoved}
    />
  );
};
