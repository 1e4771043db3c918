import { Link, useSearchParams } from 'react-router-dom';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { Spine } from '#web/blocks/spine.tsx';
import { JobSkeleton } from '#web/features/jobs/job-skeleton.tsx';
import { SuggestedJobs } from '#web/features/jobs/suggested-jobs.tsx';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { jobPaths } from '#web/lib/address/job-paths.ts';
import { useChosenParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type SuggestionsProps = {
  userId: string;
  portfolios: readonly PortfolioProgress[];
  chosen: PortfolioProgress | undefined;
};

const Suggestions = ({ userId, portfolios, chosen }: SuggestionsProps) => {
  const { t } = useTranslation('jobs');
  const [, onChoose] = useChosenParam('portfolio');
  if (!chosen)
    return (
      <EmptyState
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Link className={buttonClass({ look: 'primary' })} to="/user/assessment">
            {t('none.action')}
          </Link>
        }
      />
    );
  const { tabs, guided } = assessmentPaths(chosen.id);
  const { wishes, job, compare, courses } = jobPaths(chosen.id);
  return (
    <SuggestedJobs
      key={chosen.id}
      source={{ userId, portfolio: chosen, portfolios, onChoose, wishesPath: wishes }}
      assessmentPath={`${tabs}?activeTab=1`}
      guidedPath={guided}
      jobPathOf={job}
      comparePathOf={compare}
      coursesPathOf={courses}
    />
  );
};

export const Jobs = () => {
  const { t } = useTranslation('jobs');
  const userId = useUser()?.id ?? '';
  const [params] = useSearchParams();
  const query = useCall(api.portfolios.listOfUser, [{ params: { userId } }]);
  const asked = params.get('portfolio') ?? undefined;
  return (
    <>
      <Spine at={params.get('show') === 'kept' ? 'kept' : 'jobs'} portfolioId={asked} />
      <PageHead title={t('title')} />
      <Loaded query={query} skeleton={<JobSkeleton hasLine />}>
        {({ portfolios }) => (
          <Suggestions
            {...{ userId, portfolios }}
            chosen={portfolios.find(({ id }) => id === asked) ?? portfolios[0]}
          />
        )}
      </Loaded>
    </>
  );
};
