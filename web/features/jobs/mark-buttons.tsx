import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import type { Marks } from './use-marks.ts';

/** The job's page and the comparison never replace both lists. */
export type JobMarks = Omit<Marks, 'replace'>;

type MarkButtonsProps = { jobId: string; name: string; marks: JobMarks; keepLook?: ButtonLook };

/** Keeps a job or sets it aside, on its row, its page and in the comparison. */
export const MarkButtons = ({ jobId, name, marks, keepLook = 'quiet' }: MarkButtonsProps) => {
  const { t } = useTranslation('jobs');
  const isKept = marks.kept.includes(jobId);
  const isHidden = marks.hidden.includes(jobId);
  return (
    <>
      <Button
        look={keepLook}
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
    </>
  );
};
