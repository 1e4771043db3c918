import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasScreen } from '#web/app/routes.tsx';
import { DomainField } from '#web/features/jobs/domain-field.tsx';
import { SuggestedJobs } from '#web/features/jobs/suggested-jobs.tsx';
import { useJobChoice } from '#web/features/jobs/use-job-choice.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { longDate } from '#web/lib/format.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { useCall } from '#web/lib/use-call.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const coursesPath = '/user/courses';
const coursesPathOf = (skillId: string): string => `${coursesPath}?searchedSkillId=${encodeURIComponent(skillId)}`;
/** The competencies of an assessment. */
const assessmentPath = (id: string): string => `/user/assessment/${id}?activeTab=1`;

const Suggestions = () => {
  const { t } = useTranslation(['jobs', 'common']);
  const userId = useSession()?.user.id ?? '';
  const { portfolio, researchDomain, choose } = useJobChoice();
  const { data, error, refetch } = useCall(api.portfolios.listOfUser, [{ params: { userId } }]);
  const portfolios = data?.portfolios ?? [];
  const chosen = portfolios.find(({ id }) => id === portfolio) ?? portfolios[0];

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
      <div className="toolbar">
        <div className="search">
          <SelectField
            label={t('choose')}
            hint={t('chooseHint')}
            value={chosen?.id ?? ''}
            disabled={!chosen}
            onChange={(event) => choose('portfolio', event.target.value)}
            options={portfolios.map(({ id, title, createdAt }) => ({
              value: id,
              label: t('option', { title, date: longDate(createdAt, currentLanguage()) }),
            }))}
          />
        </div>
        <div className="search">
          <DomainField value={researchDomain} onChange={(id) => choose('researchDomain', id)} />
        </div>
        {hasScreen(coursesPath) && <p className="hint">{t('clickHint')}</p>}
      </div>
      {chosen && (
        <SuggestedJobs
          key={chosen.id}
          portfolioId={chosen.id}
          researchDomain={researchDomain || undefined}
          assessmentPath={assessmentPath(chosen.id)}
          categoryPathOf={(category) => `${assessmentPath(chosen.id)}&category=${category}`}
          coursesPathOf={hasScreen(coursesPath) ? coursesPathOf : undefined}
        />
      )}
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
