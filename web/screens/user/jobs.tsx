import { Link, useSearchParams } from 'react-router';
import { longDate } from '#shared/domain/long-date.ts';
import { Failed } from '#web/blocks/failed.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { SuggestedJobs } from '#web/features/jobs/suggested-jobs.tsx';
import { api } from '#web/lib/api.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { hasScreen } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session.ts';
import { useCall } from '#web/lib/use-call.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const coursesPath = '/user/courses';
const coursesPathOf = (skillId: string): string => `${coursesPath}?searchedSkillId=${encodeURIComponent(skillId)}`;
/** The competencies of an assessment. */
const assessmentPathOf = (id: string): string => `/user/assessment/${id}?activeTab=1`;

const Suggestions = () => {
  const { t } = useTranslation('jobs');
  const userId = useUser()?.id ?? '';
  const [params, setParams] = useSearchParams();
  const query = useCall(api.portfolios.listOfUser, [{ params: { userId } }]);
  const { data, error } = query;
  const portfolios = data?.portfolios ?? [];
  const chosen = portfolios.find(({ id }) => id === params.get('portfolio')) ?? portfolios[0];

  if (error && !data) return <Failed error={error} isRetrying={query.isFetching} onRetry={query.refetch} />;
  if (data && !chosen) {
    return (
      <div className="sheet">
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={
            <Link className={buttonClass({ look: 'primary' })} to="/user/assessment">
              {t('none.action')}
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <div className="stack stack-6">
      <SuggestedJobs
        portfolio={chosen}
        assessmentPathOf={assessmentPathOf}
        coursesPathOf={hasScreen(coursesPath) ? coursesPathOf : undefined}
      >
        <div className="search">
          <SelectField
            label={t('choose')}
            hint={t('chooseHint')}
            value={chosen?.id ?? ''}
            disabled={!chosen}
            onChange={(event) => setParams({ portfolio: event.target.value }, { replace: true })}
            options={portfolios.map(({ id, title, createdAt }) => ({
              value: id,
              label: t('option', { title, date: longDate(createdAt, currentLanguage()) }),
            }))}
          />
        </div>
      </SuggestedJobs>
    </div>
  );
};

export const Jobs = () => {
  const { t } = useTranslation('jobs');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Suggestions />
    </>
  );
};
