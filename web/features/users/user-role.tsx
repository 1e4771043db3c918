import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { errorText } from '#web/lib/calls/error-text.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { storeUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { personName } from './person-name.ts';

/** A member's role, which another choice changes after a question. */
export const UserRole = ({ user }: { user: UserRecord }) => {
  const { t } = useTranslation(['user', 'users']);
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
        error={error && errorText(error)}
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
