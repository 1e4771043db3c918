import { type ReactNode, useState } from 'react';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { RemoveDialog } from '#web/blocks/remove-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { personName } from './person-name.ts';
import { UserRole } from './user-role.tsx';
import { UserStatus } from './user-status.tsx';

type UserAccessProps = {
  user: UserRecord;
  onDecided: () => void;
  /** Goes where the member was listed: they are gone. */
  leave: () => void;
  /** What else may be done here. */
  children?: ReactNode;
};

/** What a member may do here, and whether they are here at all; nobody shuts themselves out. */
export const UserAccess = ({ user, onDecided, leave, children }: UserAccessProps) => {
  const { t } = useTranslation(['users', 'common']);
  const isOneself = useUser()?.id === user.id;
  const [isRemoving, setRemoving] = useState(false);
  // Super administrators are made and unmade by a command alone.
  if (user.role === 'super') return null;
  return (
    <div className="user-access">
      <UserRole user={user} />
      {!isOneself && (
        <>
          <UserStatus user={user} onDecided={onDecided} />
          {children}
          <Button look="danger-quiet" icon="trash-2" onClick={() => setRemoving(true)}>
            {t('common:delete')}
          </Button>
        </>
      )}
      {isRemoving && (
        <RemoveDialog
          call={api.users.remove}
          title={t('remove.title', { name: personName(user) })}
          text={t('remove.text')}
          success={t('remove.done')}
          input={{ params: { id: user.id } }}
          onClose={() => setRemoving(false)}
          leave={leave}
        />
      )}
    </div>
  );
};
