import type { Member } from '#shared/schemas/user.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { statusOf } from './decision-queue.ts';
import { personName } from './person.tsx';
import type { TableDecisions } from './use-table-decisions.ts';

type DecisionButtonsProps = {
  user: Member;
  table: TableDecisions;
  /** Offers to reject an accepted user, too. */
  canClose?: boolean;
};

export const DecisionButtons = ({ user, table, canClose = false }: DecisionButtonsProps) => {
  const { t } = useTranslation('users');
  const isOneself = useUser()?.id === user.id;
  const name = personName(user);
  const status = statusOf(user, table.decisionOf(user));
  const canReject = status === 'PENDING' || (status === 'ACCEPTED' && canClose && !isOneself);
  return (
    <>
      {status !== 'ACCEPTED' && (
        <Button aria-label={t('acceptWho', { name })} onClick={() => table.accept(user)}>
          {t('accept')}
        </Button>
      )}
      {canReject && (
        <Button look="quiet" aria-label={t('rejectWho', { name })} onClick={() => table.reject(user)}>
          {t('reject')}
        </Button>
      )}
    </>
  );
};
