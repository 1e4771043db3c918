import { type ReactNode, useEffect } from 'react';
import { fewestCompared } from '#shared/matching/compared-jobs.ts';
import { mostMarkedJobs, type Portfolio } from '#shared/schemas/portfolio-record.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import type { JobMarks } from '#web/blocks/mark-buttons.tsx';
import type { JobPaths } from '#web/lib/address/job-paths.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { CompareBoard } from './compare-board.tsx';
import { useExplainedJobs } from './use-explained-jobs.ts';
import './compared.css';

type CompareJobsProps = {
  portfolio: Portfolio;
  marks: JobMarks;
  paths: JobPaths;
  jobIds: readonly string[];
  /** Shown when fewer than two jobs are left. */
  empty: ReactNode;
  /** Shown when the assessment ranks no jobs yet; null for any other failure. */
  notYet: (error: ApiError) => ReactNode;
};

export const CompareSkeleton = () => (
  <div className="sheet pad stack" aria-hidden="true">
    <span className="skeleton w50" />
    <span className="skeleton w80" />
    <span className="skeleton w60" />
    <span className="skeleton w80" />
  </div>
);

/** Notes once that the jobs were compared. A failure is repeated on the next visit. */
const useNoteCompared = (portfolio: Portfolio | undefined, jobIds: readonly string[]): void => {
  const { mutate } = useSend(api.portfolios.update, {
    isSilent: true,
    keepsCache: true,
    onDone: () => void announceChange('portfolios', 'listOfUser'),
  });
  const known = portfolio?.comparedJobs ?? [];
  const isNew = jobIds.length >= fewestCompared && jobIds.some((id) => !known.includes(id));
  const all = [...new Set([...known, ...jobIds])].slice(-mostMarkedJobs).join();
  const id = portfolio?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends once per list, not per render
  useEffect(() => {
    if (id !== undefined && isNew) mutate({ params: { id }, body: { comparedJobs: all.split(',') } });
  }, [id, isNew, all]);
};

export const CompareJobs = ({ portfolio, jobIds, empty, notYet, ...shared }: CompareJobsProps) => {
  const query = useExplainedJobs(portfolio.id, jobIds);
  useNoteCompared(portfolio, query.data?.explanations.map(({ Job }) => Job.id) ?? []);
  const step = query.error && notYet(query.error);
  if (step && !query.data) return step;
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
