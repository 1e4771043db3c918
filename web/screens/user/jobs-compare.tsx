import { Link, useSearchParams } from 'react-router-dom';
import { comparedIds } from '#shared/matching/compared-jobs.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { Spine } from '#web/blocks/spine.tsx';
import { CompareJobs, CompareSkeleton } from '#web/features/job-page/compare-jobs.tsx';
import { refusalOf } from '#web/features/jobs/refusal.ts';
import { useMarks } from '#web/features/jobs/use-marks.ts';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { jobPaths } from '#web/lib/address/job-paths.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const NotYet = onDemand(async () => (await import('#web/features/jobs/not-yet.tsx')).NotYet);

const NothingToCompare = ({ listPath }: { listPath: string }) => {
  const { t } = useTranslation('compare');
  return (
    <div className="sheet">
      <EmptyState
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Link className={buttonClass({ look: 'primary' })} to={listPath}>
            {t('none.action')}
          </Link>
        }
      />
    </div>
  );
};

const OwnComparison = ({ portfolio, jobIds }: { portfolio: Portfolio; jobIds: readonly string[] }) => {
  const marks = useMarks(portfolio);
  const paths = jobPaths(portfolio.id);
  const { tabs, guided } = assessmentPaths(portfolio.id);
  const notYet = (error: ApiError) => {
    const refusal = refusalOf(error);
    return refusal ? <NotYet refusal={refusal} assessmentPath={`${tabs}?activeTab=1`} guidedPath={guided} /> : null;
  };
  return (
    <CompareJobs {...{ portfolio, marks, paths, jobIds, notYet }} empty={<NothingToCompare listPath={paths.list} />} />
  );
};

export const JobsCompare = () => {
  const { t } = useTranslation('compare');
  const [params] = useSearchParams();
  const asked = params.get('portfolio');
  const query = useCall(api.portfolios.listOfUser, [{ params: { userId: useUser()?.id ?? '' } }]);
  const jobIds = comparedIds(params.get('jobs') ?? '');
  const title = jobIds.length === 3 ? t('three') : jobIds.length === 2 ? t('two') : t('title');
  const listPath = asked ? jobPaths(asked).list : '/user/jobs';
  return (
    <>
      <Spine at="compare" portfolioId={asked ?? undefined} />
      <PageHead title={title}>{jobIds.length > 1 && <p className="muted">{t('lead')}</p>}</PageHead>
      <Loaded query={query} skeleton={<CompareSkeleton />}>
        {({ portfolios }) => {
          const portfolio = portfolios.find(({ id }) => id === asked) ?? portfolios[0];
          return portfolio ? (
            <OwnComparison portfolio={portfolio} jobIds={jobIds} />
          ) : (
            <NothingToCompare listPath={listPath} />
          );
        }}
      </Loaded>
    </>
  );
};
