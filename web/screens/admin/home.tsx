import type { Texts } from '#shared/i18n/index.ts';
import { Failed } from '#web/blocks/failed.tsx';
import { PendingTasks } from '#web/blocks/pending-tasks.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Home } from '#web/screens/home.tsx';

/** Lists the most urgent first. */
const tasks = [
  { name: 'pending', figure: 'pendingUsers', path: '/admin/users?show=pending' },
  { name: 'failedMails', figure: 'failedMails', path: '/admin/users?show=undelivered' },
  { name: 'unconfirmed', figure: 'unconfirmedUsers', path: '/admin/users?show=unconfirmed' },
  { name: 'withoutPortfolio', figure: 'usersWithoutPortfolio', path: '/admin/users' },
  { name: 'formationsWithoutSkills', figure: 'formationsWithoutSkills', path: '/admin/courses' },
] as const satisfies { name: keyof Texts['adminHome']; figure: string; path: string }[];

export const AdminHome = () => {
  const { t } = useTranslation('adminHome');
  const universityId = useUser()?.UniversityId ?? '';
  const { data, error, isFetching, refetch } = useCall(api.users.countsOfUniversity, [{ params: { universityId } }], {
    isEnabled: universityId !== '',
  });
  return (
    <Home isLoading={!data && !error}>
      {data ? (
        <PendingTasks
          label={t('label')}
          duties={tasks.map(({ name, figure, path }) => {
            const count = data[figure];
            return {
              name,
              count,
              title: t(`${name}.title`, { count }),
              text: t(`${name}.text`, { count }),
              action: { to: path, label: t(`${name}.action`) },
            };
          })}
        />
      ) : (
        error && <Failed error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </Home>
  );
};
