import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useCall } from '#web/lib/use-call.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { JobList } from './job-list.tsx';
import { JobRefusal } from './job-refusal.tsx';
import { JobSkeleton } from './job-skeleton.tsx';
import { refusalOf } from './refusal.ts';

type SuggestedJobsProps = {
  portfolioId: string;
  /** The research domain to whose jobs one keeps; all without it. */
  researchDomain: string | undefined;
  /** Where the assessment's competencies are completed. */
  assessmentPath: string;
  /** Where those of one category are. */
  categoryPathOf: (category: number) => string;
  coursesPathOf: ((skillId: string) => string) | undefined;
};

/** The jobs that one assessment leads to, or why there are none yet. */
export const SuggestedJobs = ({
  portfolioId,
  researchDomain,
  assessmentPath,
  categoryPathOf,
  coursesPathOf,
}: SuggestedJobsProps) => {
  const { t } = useTranslation(['jobs', 'common']);
  const { data, error, refetch } = useCall(
    api.portfolios.generateJobs,
    [{ params: { id: portfolioId }, query: { researchDomain } }],
    { keepsFormer: true },
  );
  const refusal = error && refusalOf(error);

  if (refusal) return <JobRefusal refusal={refusal} assessmentPath={assessmentPath} categoryPathOf={categoryPathOf} />;
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
  if (!data) return <JobSkeleton label={t('calculating')} />;
  if (data.calculatedJobs.length === 0) {
    return (
      <div className="sheet">
        <EmptyState title={t('empty')} />
      </div>
    );
  }
  return <JobList jobs={data.calculatedJobs} coursesPathOf={coursesPathOf} />;
};
