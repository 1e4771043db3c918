import type { ReactNode } from 'react';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/use-call.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { DomainField } from './domain-field.tsx';
import { JobList } from './job-list.tsx';
import { JobRefusal } from './job-refusal.tsx';
import { JobSkeleton } from './job-skeleton.tsx';
import { refusalOf } from './refusal.ts';

type SuggestedJobsProps = {
  /** Undefined while the assessments are being read. */
  portfolio: Portfolio | undefined;
  /** Where an assessment's competencies are completed. */
  assessmentPathOf: (portfolioId: string) => string;
  coursesPathOf: ((skillId: string) => string) | undefined;
  /** How the assessment is chosen. */
  children: ReactNode;
};

/** The jobs that one assessment leads to, or why there are none yet; and what they are chosen by. */
export const SuggestedJobs = ({ portfolio, assessmentPathOf, coursesPathOf, children }: SuggestedJobsProps) => {
  const { t } = useTranslation(['jobs', 'common']);
  const id = portfolio?.id ?? '';
  const { data, error, refetch } = useCall(api.portfolios.generateJobs, [{ params: { id } }], {
    isEnabled: portfolio !== undefined,
  });
  const refusal = error && refusalOf(error);

  const content = () => {
    if (refusal) return <JobRefusal refusal={refusal} assessmentPath={assessmentPathOf(id)} />;
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
    return (
      <JobList
        jobs={data.calculatedJobs}
        researchDomain={portfolio?.researchDomain ?? null}
        coursesPathOf={coursesPathOf}
      />
    );
  };

  return (
    <>
      <div className="toolbar start">
        {children}
        <div className="search">
          <DomainField key={id} portfolio={refusal ? undefined : portfolio} />
        </div>
      </div>
      {content()}
    </>
  );
};
