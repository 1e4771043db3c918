import { Link, useSearchParams } from 'react-router-dom';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { Spine } from '#web/blocks/spine.tsx';
import { JobSkeleton } from '#web/features/jobs/job-skeleton.tsx';
import { SuggestedJobs } from '#web/features/jobs/suggested-jobs.tsx';
import { useChosenParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { hasScreen } from '#web/lib/screens.ts';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

const coursesPath = '/user/courses';
const coursesPathOf = hasScreen(coursesPath)
  ? (skillId: string): string => `${coursesPath}?searchedSkillId=${encodeURIComponent(skillId)}`
  : undefined;

const pathsOf = (portfolioId: string) => {
  const id = encodeURIComponent(portfolioId);
  return {
    assessmentPath: `/user/assessment/${id}?activeTab=1`,
    guidedPath: `/user/assessment/${id}/guided`,
    wishesPath: `/user/jobs/wishes?portfolio=${id}`,
    comparePathOf: (jobIds: readonly string[]) => `/user/jobs/compare?jobs=${jobIds.join()}&portfolio=${id}`,
    jobPathOf: (jobId: string) => `/user/jobs/${id}/${jobId}`,
  };
};

type SuggestionsProps = { userId: string; portfolios: readonly Portfolio[]; chosen: Portfolio | undefined };

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
  const { wishesPath, ...paths } = pathsOf(chosen.id);
  return (
    <SuggestedJobs
      key={chosen.id}
      source={{ userId, portfolio: chosen, portfolios, onChoose, wishesPath }}
      {...paths}
      coursesPathOf={coursesPathOf}
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
