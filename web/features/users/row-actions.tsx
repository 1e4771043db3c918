import { Link } from 'react-router-dom';
import type { Member } from '#shared/schemas/user.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { personName } from './person-name.ts';

/** Whose table it is: an administrator's, or a super administrator's, who also has links for a new password mailed. */
export type UserTableVariant = 'admin' | 'super';

type RowActionsProps = {
  user: Member;
  variant: UserTableVariant;
  /** Where they are edited. */
  path: string;
  onMail: () => void;
  onRemove: () => void;
};

/** What is done to a person beside a decision: edit, have a link mailed, delete; nobody deletes themselves. */
export const RowActions = ({ user, variant, path, onMail, onRemove }: RowActionsProps) => {
  const { t } = useTranslation(['users', 'common']);
  const isOneself = useUser()?.id === user.id;
  const name = personName(user);
  return (
    // On a narrow screen an administrator does this where the name leads.
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
