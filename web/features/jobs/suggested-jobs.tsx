import type { ReactNode } from 'react';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/use-call.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
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
  const { t } = useTranslation('jobs');
  const id = portfolio?.id ?? '';
  const query = useCall(api.portfolios.generateJobs, [{ params: { id } }], { isEnabled: portfolio !== undefined });
  const refusal = query.error && refusalOf(query.error);

  return (
    <>
      <div className="toolbar start">
        {children}
        <div className="search">
          <DomainField key={id} portfolio={portfolio} />
        </div>
      </div>
      {refusal ? (
        <JobRefusal refusal={refusal} assessmentPath={assessmentPathOf(id)} />
      ) : (
        <Loaded query={query} skeleton={<JobSkeleton />} loadingLabel={t('calculating')} failedTitle={t('failed')}>
          {({ calculatedJobs }) =>
            calculatedJobs.length === 0 ? (
              <div className="sheet">
                <EmptyState title={t('empty')} />
              </div>
            ) : (
              <JobList
                jobs={calculatedJobs}
                researchDomain={portfolio?.researchDomain ?? null}
                coursesPathOf={coursesPathOf}
              />
            )
          }
        </Loaded>
      )}
    </>
  );
};
