import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { JobTools } from './job-tools.ts';
import { undoIdOf } from './use-focus-next.ts';

type JobMarksProps = { jobId: string; name: string; tools: Pick<JobTools, 'marks' | 'comparing'> };

export const JobMarks = ({ jobId, name, tools: { marks, comparing } }: JobMarksProps) => {
  const { t } = useTranslation('jobs');
  const isKept = marks.kept.includes(jobId);
  const isHidden = marks.hidden.includes(jobId);
  return (
    <div className="acts">
      {comparing && (
        <label className="check">
          <input
            type="checkbox"
            aria-label={t('compare.oneOf', { name })}
            checked={comparing.ticked.includes(jobId)}
            onChange={({ target }) =>
              comparing.setTicked(
                target.checked ? [...comparing.ticked, jobId] : comparing.ticked.filter((one) => one !== jobId),
              )
            }
          />
          {t('compare.one')}
        </label>
      )}
      <Button
        look="quiet"
        icon="bookmark"
        aria-pressed={isKept}
        aria-label={t(isKept ? 'marks.keptOf' : 'marks.keepOf', { name })}
        onClick={() => marks.toggleKept(jobId)}
      >
        {t(isKept ? 'marks.kept' : 'marks.keep')}
      </Button>
      <Button
        look="quiet"
        aria-label={t(isHidden ? 'marks.restoreOf' : 'marks.hideOf', { name })}
        onClick={() => marks.toggleHidden(jobId)}
      >
        {t(isHidden ? 'marks.restore' : 'marks.hide')}
      </Button>
    </div>
  );
};

type AsideLineProps = { jobId: string; name: string; onUndo: () => void };

/** Stands in the place of a job that was just set aside. */
export const AsideLine = ({ jobId, name, onUndo }: AsideLineProps) => {
  const { t } = useTranslation('jobs');
  return (
    <li className="slip" data-row={jobId}>
      <span>
        <b>{name}</b>
        {t('aside.after')}
      </span>
      <Button id={undoIdOf(jobId)} look="quiet" aria-label={t('aside.undoOf', { name })} onClick={onUndo}>
        {t('aside.undo')}
      </Button>
    </li>
  );
};
