import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';

/** Ids of the jobs that the candidate kept and set aside, and what changes them. */
export type JobMarks = {
  kept: readonly string[];
  hidden: readonly string[];
  toggleKept: (jobId: string) => void;
  toggleHidden: (jobId: string) => void;
};

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
