import type { ReactNode } from 'react';
import { fewestCompared } from '#shared/matching/compared-jobs.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { joinQueries, useCall } from '#web/lib/calls/use-call.ts';
import { CompareTable } from './compare-table.tsx';
import { useNames } from './use-names.ts';

/** A job that no longer exists is left out. */
const isUnknown = ({ status, code }: ApiError): boolean =>
  status === 404 || (status === 422 && code !== 'incomplete_evaluation');

const useExplainedJobs = (portfolioId: string | undefined, jobIds: readonly string[]) => {
  const useExplained = (jobId: string | undefined) =>
    useCall(
      api.portfolios.explainJob,
      [{ params: { id: portfolioId ?? '' }, body: { jobId: jobId ?? '', answers: [] } }],
      { isEnabled: portfolioId !== undefined && jobId !== undefined, isSilent: true },
    );
  const [first, second, third] = jobIds;
  const replies = [useExplained(first), useExplained(second), useExplained(third)].slice(0, jobIds.length);
  const names = useNames();
  const known = replies.filter(({ error }) => !error || !isUnknown(error));
  const jobs = known.flatMap(({ data }): JobExplanation[] => (data ? [data] : []));
  const isWhole = jobs.length === known.length && names.data !== undefined;
  return {
    data: isWhole && names.data ? { jobs, names: names.data } : undefined,
    ...joinQueries([...known, names]),
  };
};

import './explanations.css';
import './compared.css';

type CompareJobsProps = {
  portfolio: Portfolio | undefined;
  jobIds: readonly string[];
  pathOf: (jobIds: readonly string[]) => string;
  onRemove: () => void;
  /** Shown when fewer than two jobs are left. */
  empty: ReactNode;
};

const Skeleton = () => (
  <div className="sheet pad explained" aria-hidden="true">
    <span className="skeleton w50" />
    <span className="skeleton w80" />
    <span className="skeleton w60" />
    <span className="skeleton w80" />
  </div>
);

export const CompareJobs = ({ portfolio, jobIds, pathOf, onRemove, empty }: CompareJobsProps) => {
  const query = useExplainedJobs(portfolio?.id, jobIds);
  if (jobIds.length < fewestCompared) return empty;
  return (
    <Loaded query={query} skeleton={<Skeleton />}>
      {({ jobs, names }) =>
        !portfolio || jobs.length < fewestCompared ? (
          empty
        ) : (
          <CompareTable jobs={jobs} names={names} portfolio={portfolio} pathOf={pathOf} onRemove={onRemove} />
        )
      }
    </Loaded>
  );
};
