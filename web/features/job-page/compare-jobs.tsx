import type { ReactNode } from 'react';
import { fewestCompared } from '#shared/matching/compared-jobs.ts';
import type { Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import type { JobPaths } from '#web/lib/address/job-paths.ts';
import { CompareBoard } from './compare-board.tsx';
import type { JobMarks } from './mark-buttons.tsx';
import { useExplainedJobs } from './use-explained-jobs.ts';
import { useNoteCompared } from './use-note-compared.ts';
import './compared.css';

type CompareJobsProps = {
  portfolio: Portfolio;
  marks: JobMarks;
  paths: JobPaths;
  jobIds: readonly string[];
  /** Shown when fewer than two jobs are left. */
  empty: ReactNode;
};

export const CompareSkeleton = () => (
  <div className="sheet pad stack" aria-hidden="true">
    <span className="skeleton w50" />
    <span className="skeleton w80" />
    <span className="skeleton w60" />
    <span className="skeleton w80" />
  </div>
);

export const CompareJobs = ({ portfolio, jobIds, empty, ...shared }: CompareJobsProps) => {
  const query = useExplainedJobs(portfolio.id, jobIds);
  useNoteCompared(portfolio, query.data?.explanations.map(({ Job }) => Job.id) ?? []);
  return (
    <Loaded query={query} skeleton={<CompareSkeleton />}>
      {(known) =>
        known.explanations.length < fewestCompared ? (
          empty
        ) : (
          <CompareBoard {...known} {...shared} portfolio={portfolio} />
        )
      }
    </Loaded>
  );
};
