import { Failed } from '#web/blocks/failed.tsx';
import { PendingTasks } from '#web/blocks/pending-tasks.tsx';
import { SilentCells } from '#web/blocks/silent-cells.tsx';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Home } from '#web/screens/home.tsx';
import { LastActs } from './last-acts.tsx';

export const SuperHome = () => {
  const { t } = useTranslation('universityList');
  const counts = useCall(api.users.countsOfAll, []);
  const findings = useCall(api.catalogue.listFindings, [], { isSilent: true });
  const { error, isFetching, refetch } = joinQueries([counts, findings]);
  const { data } = counts;
  type Led = 'withoutAdministrator' | 'pending' | 'findings';
  const task = (name: Led | 'tasks', count: number) => ({
    name,
    count,
    title: t(`home.${name}.title`, { count }),
    text: t(`home.${name}.text`, { count }),
  });
  const actionOf = (name: Led, to: string) => ({ action: { to, label: t(`home.${name}.action`) } });
  // Texts borrowed from another job are intended and not counted.
  const weaknesses = findings.data?.findings.filter(({ code }) => code !== 'borrowed').length;
  return (
    <Home isLoading={!error && !(data && findings.data)}>
      {data && weaknesses !== undefined ? (
        <>
          <SilentCells paths={['/counts']} isRetrying={counts.isFetching} onRetry={counts.refetch} />
          <PendingTasks
            label={t('home.label')}
            none={t('home.none')}
            duties={[
              {
                ...task('withoutAdministrator', data.universitiesWithoutAdministrator),
                ...actionOf('withoutAdministrator', '/super-admin/universities?show=withoutAdministrator'),
              },
              {
                ...task('pending', data.pendingUsers),
                ...actionOf('pending', '/super-admin/universities?show=pending'),
              },
              { ...task('findings', weaknesses), ...actionOf('findings', '/super-admin/catalogue?activeTab=1') },
              task('tasks', data.failedTasks),
            ]}
          />
          <LastActs path="/super-admin/audit" />
        </>
      ) : (
        error && <Failed error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </Home>
  );
};
