import { mostMarkedJobs, type Portfolio } from '#shared/schemas/portfolio-record.ts';
import type { JobMarks } from '#web/blocks/mark-buttons.tsx';
import { api } from '#web/lib/calls/api.ts';
import { notifyInfo } from '#web/lib/calls/notify.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

export type MarkedIds = Pick<JobMarks, 'kept' | 'hidden'>;
export type Marks = JobMarks & { replace: (marked: MarkedIds) => void };

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** Optimistic. Each call sends both lists, because the next press may come before the reply. */
export const useMarks = ({ id, keptJobs, hiddenJobs }: Portfolio): Marks => {
  const { t } = useTranslation('jobs');
  const { mutate, sending } = useSend(api.portfolios.update);
  const kept = sending?.body.keptJobs ?? keptJobs;
  const hidden = sending?.body.hiddenJobs ?? hiddenJobs;
  const save = (body: { keptJobs: string[]; hiddenJobs: string[] }) => {
    if (Math.max(body.keptJobs.length, body.hiddenJobs.length) > mostMarkedJobs)
      return notifyInfo(t('marks.full', { count: mostMarkedJobs }));
    mutate({ params: { id }, body });
  };
  return {
    kept,
    hidden,
    toggleKept: (job) => save({ keptJobs: toggled(kept, job), hiddenJobs: hidden.filter((one) => one !== job) }),
    toggleHidden: (job) => save({ keptJobs: kept.filter((one) => one !== job), hiddenJobs: toggled(hidden, job) }),
    replace: (marked) => save({ keptJobs: [...marked.kept], hiddenJobs: [...marked.hidden] }),
  };
};
