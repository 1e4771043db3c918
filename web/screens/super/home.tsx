import { Failed } from '#web/blocks/failed.tsx';
import { PendingTasks } from '#web/blocks/pending-tasks.tsx';
import { SilentCells } from '#web/blocks/silent-cells.tsx';
import { useAudit } from '#web/features/audit/use-audit.ts';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { useSilentCells } from '#web/lib/calls/use-silent-cells.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Home } from '#web/screens/home.tsx';
import { LastActs } from './last-acts.tsx';

/** Of what the screen asks all cells for. */
const paths = ['/counts', '/audit'];

export const SuperHome = () => {
  const { t } = useTranslation('superHome');
  const counts = useCall(api.users.countsOfAll, []);
  const findings = useCall(api.catalogue.listFindings, [], { isSilent: true });
  const acts = useAudit(null, {});
  const isWhole = useSilentCells(paths).length === 0;
  const { error, isFetching, refetch } = joinQueries([counts, findings]);
  const { data } = counts;
  type Led = 'withoutAdministrator' | 'pending' | 'findings';
  const task = (name: Led | 'tasks', count: number) => ({
    name,
    count,
    title: t(`${name}.title`, { count }),
    text: t(`${name}.text`, { count }),
  });
  const actionOf = (name: Led, to: string) => ({ action: { to, label: t(`${name}.action`) } });
  // Texts borrowed from another job are intended and not counted.
  const weaknesses = findings.data?.findings.filter(({ code }) => code !== 'borrowed').length;
  return (
    <Home isLoading={!error && !(data && findings.data)}>
      {data && weaknesses !== undefined ? (
        <>
          <SilentCells
            paths={paths}
            isRetrying={counts.isFetching || acts.isFetching}
            onRetry={() => Promise.all([counts.refetch(), acts.refetch()])}
          />
          <PendingTasks
            label={t('label')}
            none={t(isWhole ? 'none' : 'noneElsewhere')}
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
