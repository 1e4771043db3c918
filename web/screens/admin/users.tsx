import { UserTable } from '#web/features/users/user-table.tsx';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { useCall } from '#web/lib/use-call.ts';
import { Count } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';

export const Users = () => {
  const { t } = useTranslation(['users', 'common']);
  const universityId = useSession()?.user.UniversityId ?? '';
  const call = useCall(api.users.listOfUniversity, [{ params: { universityId } }], {
    isEnabled: universityId !== '',
  });
  const users = call.data?.rows;
  const pending = users?.filter(({ status }) => status === 'PENDING').length;

  return (
    <>
      <div className="page-head">
        <h1>
          {t('title')}{' '}
          {users && (
            <Count
              value={new Intl.NumberFormat(currentLanguage()).format(users.length)}
              label={t('count', { count: users.length })}
            />
          )}
        </h1>
        <p className="muted">{pending === undefined ? t('common:loading') : t('pending', { count: pending })}</p>
      </div>
      {call.error && !users ? (
        <FailedState
          title={t('failed')}
          text={errorText(call.error)}
          retryLabel={t('common:retry')}
          onRetry={() => void call.refetch()}
        />
      ) : (
        <UserTable users={users} empty={<EmptyState title={t('empty')} text={t('emptyText')} />} />
      )}
    </>
  );
};
