import { Link, useSearchParams } from 'react-router-dom';
import { longDate } from '#shared/domain/long-date.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { JobExplanation } from '#web/features/explanations/job-explanation.tsx';
import { JobSkeleton } from '#web/features/jobs/job-skeleton.tsx';
import { SuggestedJobs } from '#web/features/jobs/suggested-jobs.tsx';
import { useChosenParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { hasScreen } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session/session.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/fields/choices.tsx';

const coursesPath = '/user/courses';
const coursesPathOf = hasScreen(coursesPath)
  ? (skillId: string): string => `${coursesPath}?searchedSkillId=${encodeURIComponent(skillId)}`
  : undefined;

const Assessments = ({ portfolios, chosen }: { portfolios: readonly Portfolio[]; chosen: Portfolio }) => {
  const { t } = useTranslation('jobs');
  const [, choose] = useChosenParam('portfolio');
  return (
    <div>
      <dt className="small muted">{t('choose')}</dt>
      <dd className="val">
        <SelectField
          label={t('choose')}
          isLabelHidden
          hint={t('chooseHint')}
          value={chosen.id}
          onChange={({ target }) => choose(target.value)}
          options={portfolios.map(({ id, title, createdAt }) => ({
            value: id,
            label: t('option', { title, date: longDate(createdAt, currentLanguage()) }),
          }))}
        />
      </dd>
    </div>
  );
};

const Suggestions = ({ portfolios }: { portfolios: readonly Portfolio[] }) => {
  const { t } = useTranslation('jobs');
  const [params] = useSearchParams();
  const chosen = portfolios.find(({ id }) => id === params.get('portfolio')) ?? portfolios[0];
  if (!chosen) {
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
  const { id } = chosen;
  return (
    <div className="stack stack-6">
      <SuggestedJobs
        key={id}
        portfolio={chosen}
        assessmentPath={`/user/assessment/${id}?activeTab=1`}
        guidedPath={`/user/assessment/${id}/guided`}
        wishesPath={`/user/jobs/wishes?portfolio=${encodeURIComponent(id)}`}
        comparePathOf={(jobIds) => `/user/jobs/compare?jobs=${jobIds.join()}&portfolio=${encodeURIComponent(id)}`}
        coursesPathOf={coursesPathOf}
        explain={(jobId) => <JobExplanation portfolioId={id} jobId={jobId} coursesPathOf={coursesPathOf} />}
      >
        <Assessments portfolios={portfolios} chosen={chosen} />
      </SuggestedJobs>
    </div>
  );
};

export const Jobs = () => {
  const { t } = useTranslation('jobs');
  const query = useCall(api.portfolios.listOfUser, [{ params: { userId: useUser()?.id ?? '' } }]);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Loaded query={query} skeleton={<JobSkeleton />}>
        {({ portfolios }) => <Suggestions portfolios={portfolios} />}
      </Loaded>
    </>
  );
};
