import type { ReactNode } from 'react';
import { fewestCompared } from '#shared/matching/compared-jobs.ts';
import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { CompareTable } from './compare-table.tsx';
import { useCompared } from './use-compared.ts';

type CompareJobsProps = {
  /** The assessment that the jobs are ranked by; undefined while it is being read. */
  portfolio: Portfolio | undefined;
  jobIds: readonly string[];
  pathOf: (jobIds: readonly string[]) => string;
  onRemove: () => void;
  /** Stands in place of fewer than two jobs. */
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

/** Some jobs beside one another, as one assessment has them; those that there are not are left out. */
export const CompareJobs = ({ portfolio, jobIds, pathOf, onRemove, empty }: CompareJobsProps) => {
  const query = useCompared(portfolio?.id, jobIds);
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
