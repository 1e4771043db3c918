import { Link } from 'react-router-dom';
import { Failed } from '#web/blocks/failed.tsx';
import { PendingTasks } from '#web/blocks/pending-tasks.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Home } from '#web/screens/home.tsx';
import { buttonClass } from '#web/ui/button.tsx';

const quiet = buttonClass({ look: 'quiet' });

export const SuperHome = () => {
  const { t } = useTranslation('universityList');
  const counts = useCall(api.users.countsOfAll, []);
  const findings = useCall(api.catalogue.listFindings, [], { isSilent: true });
  const { data, error, isFetching, refetch } = counts;
  const task = (name: 'withoutAdministrator' | 'pending' | 'tasks' | 'findings', count: number | undefined) => ({
    name,
    count,
    title: t(`home.${name}.title`, { count }),
    text: t(`home.${name}.text`, { count }),
  });
  const weaknesses = {
    // Texts borrowed from another job are intended.
    ...task('findings', findings.data?.findings.filter(({ code }) => code !== 'borrowed').length),
    action: (
      <Link className={quiet} to="/super-admin/catalogue?activeTab=1">
        {t('home.findings.action')}
      </Link>
    ),
  };
  return (
    <Home isLoading={(!data && !error) || findings.isPending}>
      {data ? (
        <PendingTasks
          label={t('home.label')}
          duties={[
            {
              ...task('withoutAdministrator', data.universitiesWithoutAdministrator),
              action: (
                <Link className={quiet} to="/super-admin/universities?show=withoutAdministrator">
                  {t('home.withoutAdministrator.action')}
                </Link>
              ),
            },
            {
              ...task('pending', data.pendingUsers),
              action: (
                <Link className={quiet} to="/super-admin/universities?show=pending">
                  {t('home.pending.action')}
                </Link>
              ),
            },
            ...(findings.isError ? [] : [weaknesses]),
            task('tasks', data.failedTasks),
          ]}
        />
      ) : (
        error && <Failed error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </Home>
  );
};
