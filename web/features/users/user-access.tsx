import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Status } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { adviceOn, isMissing } from '#web/lib/calls/failures.ts';
import { notifyInfo } from '#web/lib/calls/notify.ts';
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

const acts = {
  endSessions: { call: api.users.endSessions, isState: undefined },
  // They may have none: that is told, and no failure.
  dropFactor: { call: api.factors.drop, isState: isMissing },
} as const;

/** Helps somebody who has lost a device, or whose account somebody else may have opened. */
const SecurityAct = ({ act, user }: { act: keyof typeof acts; user: User }) => {
  const { t } = useTranslation('user');
  const [isAsking, setAsking] = useState(false);
  const close = () => flushSync(() => setAsking(false));
  const { call, isState } = acts[act];
  const { mutateAsync, isPending } = useSend(call, {
    success: t(`${act}.done`),
    isState,
    keepsCache: true,
    onDone: close,
    onFailed: close,
  });
  const name = personName(user);
  const confirm = async () => {
    try {
      await mutateAsync({ params: { id: user.id } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isState?.(error)) notifyInfo(t('dropFactor.none', { name }));
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t(`${act}.open`)}
      </Button>
      {isAsking && (
        <Confirm
          title={t(`${act}.title`, { name })}
          text={t(`${act}.text`)}
          keepLabel={t(`${act}.keep`)}
          confirmLabel={t(`${act}.confirm`)}
          isBusy={isPending}
          onKeep={close}
          onConfirm={() => void confirm()}
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
          <div className="account-acts row">
            <SecurityAct act="endSessions" user={user} />
            <SecurityAct act="dropFactor" user={user} />
            <Button look="danger-quiet" icon="trash-2" onClick={() => setRemoving(true)}>
              {t('delete')}
            </Button>
          </div>
        </>
      )}
      {isRemoving && <RemoveUser user={user} onClose={() => setRemoving(false)} leave={leave} />}
    </div>
  );
};
