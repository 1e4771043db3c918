import { Link, useSearchParams } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import { SuggestedJobs } from '#web/features/jobs/suggested-jobs.tsx';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { hasScreen } from '#web/lib/screens.ts';
import { useSession } from '#web/lib/session.ts';
import { useCall } from '#web/lib/use-call.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const coursesPath = '/user/courses';
const coursesPathOf = (skillId: string): string => `${coursesPath}?searchedSkillId=${encodeURIComponent(skillId)}`;
/** The competencies of an assessment. */
const assessmentPathOf = (id: string): string => `/user/assessment/${id}?activeTab=1`;

const Suggestions = () => {
  const { t } = useTranslation(['jobs', 'common']);
  const userId = useSession()?.user.id ?? '';
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useCall(api.portfolios.listOfUser, [{ params: { userId } }]);
  const portfolios = data?.portfolios ?? [];
  const chosen = portfolios.find(({ id }) => id === params.get('portfolio')) ?? portfolios[0];

  if (error && !data) {
    return (
      <FailedState
        title={t('failed')}
        text={errorText(error)}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
      />
    );
  }
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
        {hasScreen(coursesPath) && <p className="hint">{t('clickHint')}</p>}
      </SuggestedJobs>
    </div>
  );
};

export const Jobs = () => {
  const { t } = useTranslation('jobs');
  return (
    <>
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p className="muted measure">{t('lead')}</p>
      </div>
      <Suggestions />
    </>
  );
};
