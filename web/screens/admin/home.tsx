import { cohorts, isInCohort } from '#shared/domain/cohorts.ts';
import type { Texts } from '#shared/i18n/index.ts';
import { Failed } from '#web/blocks/failed.tsx';
import { PendingTasks } from '#web/blocks/pending-tasks.tsx';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { Home } from '#web/screens/home.tsx';

/** Lists the most urgent first; the cohorts follow. */
const tasks = [
  { name: 'pending', figure: 'pendingUsers', path: '/admin/users' },
  { name: 'failedMails', figure: 'failedMails', path: '/admin/users?show=undelivered' },
  { name: 'unconfirmed', figure: 'unconfirmedUsers', path: '/admin/users?show=unconfirmed' },
  { name: 'formationsWithoutSkills', figure: 'formationsWithoutSkills', path: '/admin/courses' },
] as const satisfies { name: keyof Texts['adminHome']; figure: string; path: string }[];

export const AdminHome = () => {
  const { t } = useTranslation('adminHome');
  const universityId = useUser()?.UniversityId ?? '';
  const isEnabled = universityId !== '';
  const counts = useCall(api.users.countsOfUniversity, [{ params: { universityId } }], { isEnabled });
  const members = useCall(api.users.listOfUniversity, [{ params: { universityId } }], { isEnabled });
  const { error, isFetching, refetch } = joinQueries([counts, members]);
  const dutyOf = (name: (typeof tasks)[number]['name'] | (typeof cohorts)[number], count: number, to: string) => ({
    ...{ name, count, title: t(`${name}.title`, { count }), text: t(`${name}.text`, { count }) },
    action: { to, label: t(`${name}.action`) },
  });
  const { data } = counts;
  const rows = members.data?.rows;
  return (
    <Home isLoading={!error && !(data && rows)}>
      {data && rows ? (
        <PendingTasks
          label={t('label')}
          none={t('none')}
          duties={[
            ...tasks.map(({ name, figure, path }) => dutyOf(name, data[figure], path)),
            ...cohorts.map((cohort) => {
              const count = rows.filter((member) => isInCohort(cohort, member, today())).length;
              return dutyOf(cohort, count, `/admin/users?show=${cohort}`);
            }),
          ]}
        />
      ) : (
        error && <Failed error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </Home>
  );
};
