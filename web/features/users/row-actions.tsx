import { Link } from 'react-router-dom';
import type { Member } from '#shared/schemas/user.ts';
import { DeleteButton } from '#web/blocks/row-buttons.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { canUndo, statusOf } from './decision-queue.ts';
import { personName } from './person.tsx';
import { UndoButton } from './undo.tsx';
import type { TableDecisions } from './use-table-decisions.ts';

/** In `super`, the actions also reject accepted users and mail password links. */
export type UserTableVariant = 'admin' | 'super';

type RowActionsProps = {
  user: Member;
  table: TableDecisions;
  variant: UserTableVariant;
  path: string;
  onMail: () => void;
};

const DecisionButtons = ({ user, table, variant }: RowActionsProps) => {
  const { t } = useTranslation('users');
  const isOneself = useUser()?.id === user.id;
  const name = personName(user);
  const status = statusOf(user, table.decisionOf(user));
  const canReject = status === 'PENDING' || (status === 'ACCEPTED' && variant === 'super' && !isOneself);
  const accept = () => table.accept(user);
  const reject = () => table.reject(user);
  return (
    <span className="decide row-actions">
      {status !== 'ACCEPTED' && (
        <IconButton icon="check" tone="ok" label={t('acceptWho', { name })} tip={t('accept')} onClick={accept} />
      )}
      {canReject && (
        <IconButton icon="x" tone="danger" label={t('rejectWho', { name })} tip={t('reject')} onClick={reject} />
      )}
    </span>
  );
};

const RecordButtons = ({ user, table, variant, path, onMail }: RowActionsProps) => {
  const { t } = useTranslation(['users', 'common']);
  const isOneself = useUser()?.id === user.id;
  const name = personName(user);
  return (
    // On narrow screens, administrators find these actions on the user's own screen.
    <span className={variant === 'admin' ? 'row-actions hide-narrow' : 'row-actions'}>
      <Link className="icon-btn" to={path} aria-label={t('editWho', { name })} title={t('common:edit')}>
        <Icon name="pencil" />
      </Link>
      {variant === 'super' && (
        <IconButton icon="mail" label={t('mailWho', { name })} tip={t('mail')} onClick={onMail} />
      )}
      {!isOneself && (
        <DeleteButton label={t('remove.label', { name })} onClick={() => table.setQuestion({ removing: user })} />
      )}
    </span>
  );
};

/** While a decision can be undone, undoing it is the only action. */
export const RowActions = (props: RowActionsProps) => {
  const { user, table } = props;
  const decision = table.decisionOf(user);
  if (decision && canUndo(decision))
    return (
      <span className="row-actions">
        <span className="decide">
          <UndoButton decision={decision} onUndo={() => table.undo([decision])} />
        </span>
      </span>
    );
  return (
    <span className="row-actions">
      {!user.leavesAt && <DecisionButtons {...props} />}
      <RecordButtons {...props} />
    </span>
  );
};
