import { Link } from 'react-router-dom';
import type { Member } from '#shared/schemas/user.ts';
import { DeleteButton } from '#web/blocks/row-buttons.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
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

/** Only what waits for a decision, or can be decided anew, has buttons that are always shown. */
const RowDecision = ({ user, table }: Pick<RowActionsProps, 'user' | 'table'>) => {
  const decision = table.decisionOf(user);
  if (decision && canUndo(decision))
    return (
      <span className="decide">
        <UndoButton decision={decision} onUndo={() => table.undo([decision])} />
      </span>
    );
  if (user.leavesAt || statusOf(user, decision) === 'ACCEPTED') return null;
  return (
    <span className="decide">
      <DecisionButtons user={user} table={table} />
    </span>
  );
};

/** Shown under the pointer, on focus, and always where nothing points; phones have them on the person's own screen. */
const RowTools = ({ user, table, variant, path, onMail }: RowActionsProps) => {
  const { t } = useTranslation(['users', 'common']);
  const isOneself = useUser()?.id === user.id;
  const name = personName(user);
  const decision = table.decisionOf(user);
  const isSuper = variant === 'super';
  return (
    <span className="row-actions row-tools hide-narrow">
      {isSuper && !user.leavesAt && statusOf(user, decision) === 'ACCEPTED' && (
        <DecisionButtons user={user} table={table} canClose />
      )}
      <Link className="icon-btn" to={path} aria-label={t('editWho', { name })} title={t('common:edit')}>
        <Icon name="pencil" />
      </Link>
      {isSuper && <IconButton icon="mail" label={t('mailWho', { name })} tip={t('mail')} onClick={onMail} />}
      {!isOneself && (
        <DeleteButton label={t('remove.label', { name })} onClick={() => table.setQuestion({ removing: user })} />
      )}
    </span>
  );
};

export const RowActions = (props: RowActionsProps) => {
  const { user, table } = props;
  const decision = table.decisionOf(user);
  return (
    <span className="person-actions">
      <RowDecision user={user} table={table} />
      {/* While a decision can be undone, undoing it is the only action. */}
      {!(decision && canUndo(decision)) && <RowTools {...props} />}
    </span>
  );
};
