import { MarkButtons } from '#web/blocks/mark-buttons.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { JobTools } from './job-tools.ts';
import { undoIdOf } from './use-focus-next.ts';

type RowMarksProps = { jobId: string; name: string; tools: Pick<JobTools, 'marks' | 'comparing'> };

export const RowMarks = ({ jobId, name, tools: { marks, comparing } }: RowMarksProps) => {
  const { t } = useTranslation('jobs');
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
      <MarkButtons jobId={jobId} name={name} marks={marks} />
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
