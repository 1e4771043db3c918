import { PageHead } from '#web/blocks/page-head.tsx';
import { UserTable } from '#web/features/users/user-table.tsx';
import { api } from '#web/lib/api.ts';
import { figure } from '#web/lib/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { useUser } from '#web/lib/session.ts';
import { useCall } from '#web/lib/use-call.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const Users = () => {
  const { t } = useTranslation(['users', 'common']);
  const universityId = useUser()?.UniversityId ?? '';
  const query = useCall(api.users.listOfUniversity, [{ params: { universityId } }], {
    isEnabled: universityId !== '',
  });
  const users = query.data?.rows;
  const count = users?.length;
  const pending = users?.filter(({ status }) => status === 'PENDING').length;

  return (
    <>
      <PageHead
        title={t('title')}
        count={
          count === undefined ? undefined : { value: figure(count, currentLanguage()), label: t('count', { count }) }
        }
        lead={pending === undefined ? t('common:loading') : t('pending', { count: pending })}
      />
      <UserTable
        query={query}
        variant="admin"
        pathOf={(id) => `/admin/users/${id}`}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
};
