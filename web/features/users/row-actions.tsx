import { Link } from 'react-router-dom';
import type { Member } from '#shared/schemas/user.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { canUndo, type Decision, statusOf } from './decision-queue.ts';
import { personName } from './person.tsx';
import { UndoButton } from './undo.tsx';

/** `super` can also reject accepted users and mail password links. */
export type UserTableVariant = 'admin' | 'super';

type RowActionsProps = {
  user: Member;
  decision: Decision | undefined;
  variant: UserTableVariant;
  path: string;
  onAccept: () => void;
  onReject: () => void;
  onUndo: (decision: Decision) => void;
  onMail: () => void;
  onRemove: () => void;
};

const DecisionButtons = ({ user, decision, variant, onAccept, onReject }: RowActionsProps) => {
  const { t } = useTranslation('users');
  const isOneself = useUser()?.id === user.id;
  const name = personName(user);
  const status = statusOf(user, decision);
  const canReject = status === 'PENDING' || (status === 'ACCEPTED' && variant === 'super' && !isOneself);
  return (
    <span className="decide row-actions">
      {status !== 'ACCEPTED' && (
        <IconButton icon="check" tone="ok" label={t('acceptWho', { name })} tip={t('accept')} onClick={onAccept} />
      )}
      {canReject && (
        <IconButton icon="x" tone="danger" label={t('rejectWho', { name })} tip={t('reject')} onClick={onReject} />
      )}
    </span>
  );
};

const RecordButtons = ({ user, variant, path, onMail, onRemove }: RowActionsProps) => {
  const { t } = useTranslation(['users', 'common']);
  const isOneself = useUser()?.id === user.id;
  const name = personName(user);
  return (
    // On narrow screens an administrator finds these on the user's own screen.
    <span className={variant === 'admin' ? 'row-actions hide-narrow' : 'row-actions'}>
      <Link className="icon-btn" to={path} aria-label={t('editWho', { name })} title={t('common:edit')}>
        <Icon name="pencil" />
      </Link>
      {variant === 'super' && (
        <IconButton icon="mail" label={t('mailWho', { name })} tip={t('mail')} onClick={onMail} />
      )}
      {!isOneself && (
        <IconButton
          icon="trash-2"
          tone="danger"
          label={t('remove.label', { name })}
          tip={t('common:delete')}
          onClick={onRemove}
        />
      )}
    </span>
  );
};

/** While a decision can be undone, undoing it is the only action. */
export const RowActions = (props: RowActionsProps) => {
  const { user, decision, onUndo } = props;
  if (decision && canUndo(decision))
    return (
      <span className="row-actions">
        <span className="decide">
          <UndoButton decision={decision} onUndo={() => onUndo(decision)} />
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
