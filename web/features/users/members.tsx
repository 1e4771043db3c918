import { api } from '#web/lib/api.ts';
import { figure } from '#web/lib/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/use-call.ts';
import { Count } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UserTable } from './user-table.tsx';

/** The members of a university, as a super administrator manages them. */
export const Members = ({ universityId, pathOf }: { universityId: string; pathOf: (id: string) => string }) => {
  const { t } = useTranslation('users');
  const query = useCall(api.users.listOfUniversity, [{ params: { universityId } }]);
  const count = query.data?.rows.length;
  return (
    <>
      <div className="toolbar above-sheet">
        <h2>
          {t('title')}{' '}
          {count !== undefined && <Count value={figure(count, currentLanguage())} label={t('count', { count })} />}
        </h2>
      </div>
      <UserTable
        query={query}
        variant="super"
        pathOf={pathOf}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
};
