import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { JobTools } from './job-tools.ts';

type JobMarksProps = { jobId: string; name: string; tools: JobTools };

export const JobMarks = ({ jobId, name, tools: { marks, comparing, compareKept } }: JobMarksProps) => {
  const { t } = useTranslation('jobs');
  const isKept = marks.kept.includes(jobId);
  const isHidden = marks.hidden.includes(jobId);
  return (
    <div className="job-acts">
      <Button
        look="quiet"
        icon="bookmark"
        aria-pressed={isKept}
        aria-label={t(isKept ? 'marks.keptOf' : 'marks.keepOf', { name })}
        onClick={() => marks.toggleKept(jobId)}
      >
        {t(isKept ? 'marks.kept' : 'marks.keep')}
      </Button>
      {!isKept && (
        <Button
          look="quiet"
          icon={isHidden ? 'undo-2' : 'eye-off'}
          aria-label={t(isHidden ? 'marks.restoreOf' : 'marks.hideOf', { name })}
          onClick={() => marks.toggleHidden(jobId)}
        >
          {t(isHidden ? 'marks.restore' : 'marks.hide')}
        </Button>
      )}
      {isKept && compareKept}
      {comparing && (
        <label className="check">
          <input
            type="checkbox"
            aria-label={t('compare.oneOf', { name })}
            checked={comparing.chosen.includes(jobId)}
            onChange={({ target }) =>
              comparing.setChosen(
                target.checked ? [...comparing.chosen, jobId] : comparing.chosen.filter((one) => one !== jobId),
              )
            }
          />
          {t('compare.one')}
        </label>
      )}
    </div>
  );
};
