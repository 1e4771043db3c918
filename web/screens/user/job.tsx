import { Link, useParams } from 'react-router-dom';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { Spine } from '#web/blocks/spine.tsx';
import { JobPage } from '#web/features/job-page/job-page.tsx';
import { useExplainedJobs } from '#web/features/job-page/use-explained-jobs.ts';
import { refusalOf } from '#web/features/jobs/refusal.ts';
import { SkillMarks } from '#web/features/jobs/row-skills.tsx';
import { useMarks } from '#web/features/jobs/use-marks.ts';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { jobPaths } from '#web/lib/address/job-paths.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const NotYet = onDemand(async () => (await import('#web/features/jobs/not-yet.tsx')).NotYet);

const Skeleton = () => (
  <div className="stack" aria-hidden="true">
    <span className="skeleton w50" />
    <span className="skeleton w80" />
    <span className="skeleton w60" />
    <span className="skeleton w80" />
  </div>
);

/** Stands above what replaces the page until, or unless, the job is known. */
const Head = ({ listPath }: { listPath: string }) => {
  const { t } = useTranslation(['jobPage', 'jobs']);
  return <PageHead title={t('title')} trail={[{ to: listPath, label: t('jobs:title') }]} />;
};

const Gone = ({ listPath }: { listPath: string }) => {
  const { t } = useTranslation('jobPage');
  return (
    <>
      <Head listPath={listPath} />
      <div className="sheet">
        <EmptyState
          title={t('gone.title')}
          text={t('gone.text')}
          action={
            <Link className={buttonClass({ look: 'primary' })} to={listPath}>
              {t('gone.action')}
            </Link>
          }
        />
      </div>
    </>
  );
};

const OwnJob = ({ portfolio, jobId }: { portfolio: Portfolio; jobId: string }) => {
  const { t } = useTranslation('jobPage');
  const marks = useMarks(portfolio);
  const paths = jobPaths(portfolio.id);
  const query = useExplainedJobs(portfolio.id, [jobId]);
  const refusal = query.error && refusalOf(query.error);
  if (!query.data) {
    const { tabs, guided } = assessmentPaths(portfolio.id);
    return (
      <>
        <Head listPath={paths.list} />
        {refusal ? (
          <NotYet refusal={refusal} assessmentPath={`${tabs}?activeTab=1`} guidedPath={guided} />
        ) : (
          <Loaded query={query} skeleton={<Skeleton />} loadingLabel={t('loading')} failedTitle={t('failed')}>
            {() => null}
          </Loaded>
        )}
      </>
    );
  }
  const { explanations, ...known } = query.data;
  const [explanation] = explanations;
  if (!explanation) return <Gone listPath={paths.list} />;
  return (
    <JobPage
      {...{ explanation, portfolio, marks, paths, ...known }}
      badges={(skills, label) => (
        <SkillMarks
          skills={skills.filter(({ SkillId }) => known.names.has(SkillId))}
          label={label}
          tools={{ skillNames: known.names, coursesPathOf: paths.courses }}
        />
      )}
    />
  );
};

const ShownJob = ({ portfolioId, jobId }: { portfolioId: string; jobId: string }) => {
  const query = useCall(api.portfolios.listOfUser, [{ params: { userId: useUser()?.id ?? '' } }]);
  if (!query.data) {
    return (
      <>
        <Head listPath={jobPaths(portfolioId).list} />
        <Loaded query={query} skeleton={<Skeleton />}>
          {() => null}
        </Loaded>
      </>
    );
  }
  const portfolio = query.data.portfolios.find(({ id }) => id === portfolioId);
  return portfolio ? <OwnJob portfolio={portfolio} jobId={jobId} /> : <Gone listPath="/user/jobs" />;
};

export const Job = () => {
  const { portfolioId = '', jobId = '' } = useParams();
  return (
    <>
      <Spine at="jobs" portfolioId={portfolioId} />
      {/* Another job begins anew, with a trial of its own. */}
      <ShownJob key={`${portfolioId} ${jobId}`} portfolioId={portfolioId} jobId={jobId} />
    </>
  );
};
