import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { mostJobs } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useSkillNames } from '#web/lib/words/use-skill-names.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { JobCriteria } from './job-criteria.tsx';
import { JobList } from './job-list.tsx';
import { JobRefusal, refusalOf } from './job-refusal.tsx';
import { JobSkeleton } from './job-skeleton.tsx';
import { hasNoWish, rememberNoWish } from './no-wish.ts';
import { useJobFilters } from './use-job-filters.ts';

const WishesOffer = ({ wishesPath, onNone }: { wishesPath: string; onNone: () => void }) => {
  const { t } = useTranslation('jobs');
  return (
    <section className="sheet pad wishes-offer" aria-labelledby="wishes-offer">
      <div>
        <h2 id="wishes-offer">{t('offer.title')}</h2>
        <p className="measure">{t('offer.text')}</p>
      </div>
      <div className="page-actions">
        <Link className={buttonClass({ look: 'primary' })} to={wishesPath}>
          {t('offer.choose')}
        </Link>
        <Button look="quiet" onClick={onNone}>
          {t('offer.none')}
        </Button>
      </div>
    </section>
  );
};

import './jobs.css';
import './job-list.css';

type SuggestedJobsProps = {
  portfolio: Portfolio;
  assessmentPath: string;
  guidedPath: string;
  wishesPath: string;
  comparePathOf: (jobIds: readonly string[]) => string;
  coursesPathOf: ((skillId: string) => string) | undefined;
  explain: (jobId: string) => ReactNode;
  children: ReactNode;
};

/** Render it with a `key` per assessment. */
export const SuggestedJobs = ({
  portfolio,
  assessmentPath,
  guidedPath,
  wishesPath,
  children,
  ...shownWith
}: SuggestedJobsProps) => {
  const { t } = useTranslation('jobs');
  const { id, wishes } = portfolio;
  const chosen = useJobFilters();
  const [isMoreNeeded, setIsMoreNeeded] = useState(false);
  const [isDeclined, setIsDeclined] = useState(() => hasNoWish(id));
  const change = useRef<HTMLButtonElement>(null);

  // Loading only the first jobs is faster; filters and marks need all of them.
  const isAllNeeded = isMoreNeeded || chosen.isNarrowed || chosen.view !== 'all';
  const params = { id };
  const jobs = useCall(
    api.portfolios.generateJobs,
    [isAllNeeded ? { params, query: { limit: String(mostJobs) } } : { params }],
    { keepsPrevious: true },
  );
  const names = useSkillNames();
  const query = {
    data: jobs.data && names.data && { found: jobs.data, skillNames: names.data },
    error: jobs.error ?? names.error,
    isFetching: jobs.isFetching || names.isFetching,
    refetch: () => Promise.all([jobs, names].filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
  const refusal = jobs.error && refusalOf(jobs.error);
  const handleNone = () => {
    rememberNoWish(id);
    setIsDeclined(true);
    // The wishes may be folded away on narrow screens.
    const fold = change.current?.closest('details:not([open])');
    (fold?.querySelector('summary') ?? change.current)?.focus();
  };

  return (
    <>
      <JobCriteria portfolio={portfolio} changeRef={change}>
        {children}
      </JobCriteria>
      {refusal ? (
        <JobRefusal refusal={refusal} assessmentPath={assessmentPath} guidedPath={guidedPath} />
      ) : (
        <Loaded query={query} skeleton={<JobSkeleton />} loadingLabel={t('calculating')} failedTitle={t('failed')}>
          {({ found, skillNames }) =>
            found.count === 0 ? (
              <div className="sheet">
                <EmptyState title={t('empty')} />
              </div>
            ) : (
              <>
                {wishes.length === 0 && !isDeclined && <WishesOffer wishesPath={wishesPath} onNone={handleNone} />}
                <JobList
                  {...{ portfolio, found, chosen, skillNames }}
                  {...shownWith}
                  onNeedMore={() => setIsMoreNeeded(true)}
                />
              </>
            )
          }
        </Loaded>
      )}
    </>
  );
};
