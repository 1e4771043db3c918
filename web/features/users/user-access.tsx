import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Status } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { adviceOn } from '#web/lib/calls/failures.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { storeUser, useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';
import { personName } from './person.tsx';
import { RejectQuestion, RemoveUser } from './user-questions.tsx';

const RoleField = ({ user }: { user: UserRecord }) => {
  const { t } = useTranslation(['user', 'users', 'common']);
  const [isAsking, setAsking] = useState(false);
  const close = () => flushSync(() => setAsking(false));
  const { mutate, isPending, error } = useSend(api.users.update, {
    success: t('edited'),
    onDone: (record) => {
      close();
      storeUser(record);
    },
    onFailed: close,
  });
  const other = user.role === 'admin' ? 'user' : 'admin';
  const change = user.role === 'admin' ? 'take' : 'give';
  return (
    <>
      <SelectField
        label={t('role.label')}
        options={(['user', 'admin'] as const).map((role) => ({ value: role, label: t(`users:roles.${role}`) }))}
        value={user.role}
        error={error && t(`common:advice.${adviceOn(error)}`)}
        onChange={() => setAsking(true)}
      />
      {isAsking && (
        <Confirm
          title={t(`role.${change}.title`, { name: personName(user) })}
          text={t(`role.${change}.text`)}
          keepLabel={t(`role.${change}.keep`)}
          confirmLabel={t(`role.${change}.confirm`)}
          isBusy={isPending}
          onKeep={close}
          onConfirm={() => mutate({ params: { id: user.id }, body: { role: other }, revision: user.revision })}
        />
      )}
    </>
  );
};

/** Accepts at once; rejects after a question. Users whose account is being erased have neither button. */
const StatusButtons = ({ user, onDecided }: { user: User; onDecided: () => void }) => {
  const { t } = useTranslation(['user', 'users']);
  const [isAsking, setAsking] = useState(false);
  const close = () => flushSync(() => setAsking(false));
  const { mutate, isPending } = useSend(api.users.setStatus, {
    success: t('users:statusUpdated'),
    onDone: () => {
      close();
      onDecided();
    },
    onFailed: close,
  });
  if (user.leavesAt) return null;
  const decide = (status: Status) => mutate({ params: { id: user.id }, body: { status } });
  return (
    <>
      {user.status !== 'ACCEPTED' && (
        <Button icon="check" isBusy={isPending && !isAsking} onClick={() => decide('ACCEPTED')}>
          {t('access.accept')}
        </Button>
      )}
      {user.status !== 'REJECTED' && (
        <Button icon="x" onClick={() => setAsking(true)}>
          {t('access.reject')}
        </Button>
      )}
      {isAsking && (
        <RejectQuestion
          count={1}
          confirmLabel={t('access.reject')}
          isBusy={isPending}
          onKeep={close}
          onConfirm={() => decide('REJECTED')}
        />
      )}
    </>
  );
};

type UserAccessProps = {
  user: UserRecord;
  /** Runs once the record shows the new status. */
  onDecided: () => void;
  leave: () => void;
  children?: ReactNode;
};

/** Nobody can reject or delete themselves. */
export const UserAccess = ({ user, onDecided, leave, children }: UserAccessProps) => {
  const { t } = useTranslation('common');
  const isOneself = useUser()?.id === user.id;
  const [isRemoving, setRemoving] = useState(false);
  // Super administrators are made and removed by command only.
  if (user.role === 'super') return null;
  return (
    <div className="user-access row">
      <RoleField user={user} />
      {!isOneself && (
        <>
          <StatusButtons user={user} onDecided={onDecided} />
          {children}
          <Button look="danger-quiet" icon="trash-2" onClick={() => setRemoving(true)}>
            {t('delete')}
          </Button>
        </>
      )}
      {isRemoving && <RemoveUser user={user} onClose={() => setRemoving(false)} leave={leave} />}
    </div>
  );
};
