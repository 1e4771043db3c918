import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { mostJobs } from '#shared/limits.ts';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { isRanked } from '#web/lib/address/spine-paths.ts';
import { api } from '#web/lib/calls/api.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useSkillNames } from '#web/lib/words/use-skill-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { isFirstList } from './asked.ts';
import { FilterPanel, JobCount } from './job-filters.tsx';
import { countLeft, JobList } from './job-list.tsx';
import { JobSkeleton } from './job-skeleton.tsx';
import type { JobTools } from './job-tools.ts';
import { refusalOf } from './refusal.ts';
import { type JobsSource, RestsOn } from './rests-on.tsx';
import { useJobFilters } from './use-job-filters.ts';
import { useMarks } from './use-marks.ts';
import './job-list.css';
import './job-row.css';
import './row-marks.css';

const NotYet = onDemand(async () => (await import('./not-yet.tsx')).NotYet);

type SuggestedJobsProps = Pick<JobTools, 'coursesPathOf' | 'jobPathOf'> & {
  source: JobsSource & { portfolio: PortfolioProgress };
  assessmentPath: string;
  guidedPath: string;
  comparePathOf: (jobIds: readonly string[]) => string;
};

/** Render it with a `key` per assessment. */
export const SuggestedJobs = ({ source, assessmentPath, guidedPath, ...shownWith }: SuggestedJobsProps) => {
  const { t } = useTranslation('jobs');
  const { portfolio, wishesPath } = source;
  const { id, researchDomain, otherDomains } = portfolio;
  const chosen = useJobFilters();
  const { isReranked } = chosen;
  const [isMoreNeeded, setIsMoreNeeded] = useState(false);

  // Loading only the first jobs is faster; filters and marks need all of them.
  const isAllNeeded = isMoreNeeded || chosen.isNarrowed || chosen.view !== 'all';
  const query = {
    ...(isAllNeeded && { limit: String(mostJobs) }),
    ...(!isReranked && { reactions: 'off' as const }),
  };
  const jobs = useCall(api.portfolios.generateJobs, [{ params: { id }, query }], { keepsPrevious: true });
  const names = useSkillNames();
  const both = {
    data: jobs.data && names.data && { found: jobs.data, skillNames: names.data },
    ...joinQueries([jobs, names]),
  };
  const refusal = jobs.error && refusalOf(jobs.error);
  const found = refusal ? undefined : jobs.data;
  const marks = useMarks(portfolio);
  // Before the first list one is led on; a line that appears meanwhile would move the page.
  const count = found && !isFirstList(portfolio) && (
    <JobCount
      {...{ chosen, marks }}
      isWhole={found.calculatedJobs.length >= found.count}
      left={countLeft(found.calculatedJobs, chosen, marks)}
      total={found.seenCount}
    />
  );
  // Known before the reply, because a line that leaves would move what stands below it.
  const hasList = found !== undefined || (!refusal && isRanked(portfolio));
  const filters = hasList && <FilterPanel {...{ chosen, marks }} hasDomain={researchDomain !== null} />;

  return (
    <div className="job-list">
      <RestsOn {...{ source, count, filters }} />
      {refusal ? (
        <NotYet {...{ refusal, assessmentPath, guidedPath }} />
      ) : (
        <Loaded query={both} skeleton={<JobSkeleton />} loadingLabel={t('calculating')} failedTitle={t('failed')}>
          {(ranked) => {
            if (ranked.found.count === 0) return <EmptyState title={t('empty')} />;
            if (isFirstList(portfolio)) return <Navigate to={wishesPath} replace />;
            return (
              <JobList
                key={[researchDomain, ...otherDomains, isReranked].join()}
                {...{ marks, chosen }}
                {...ranked}
                {...shownWith}
                onNeedMore={() => setIsMoreNeeded(true)}
              />
            );
          }}
        </Loaded>
      )}
    </div>
  );
};
