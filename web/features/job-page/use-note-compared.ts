import { useEffect } from 'react';
import { fewestCompared } from '#shared/matching/compared-jobs.ts';
import { mostMarkedJobs, type Portfolio } from '#shared/schemas/portfolio-record.ts';
import { api } from '#web/lib/calls/api.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { useSend } from '#web/lib/calls/use-send.ts';

/** Notes once that the jobs were compared. A failure is repeated on the next visit. */
export const useNoteCompared = (portfolio: Portfolio | undefined, jobIds: readonly string[]): void => {
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
