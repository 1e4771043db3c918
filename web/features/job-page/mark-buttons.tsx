import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import './marks.css';

/** As the list keeps and sets aside. */
export type JobMarks = {
  kept: readonly string[];
  hidden: readonly string[];
  toggleKept: (jobId: string) => void;
  toggleHidden: (jobId: string) => void;
};

type MarkButtonsProps = { jobId: string; name: string; marks: JobMarks; look?: ButtonLook; children?: ReactNode };

export const MarkButtons = ({ jobId, name, marks, look = 'secondary', children }: MarkButtonsProps) => {
  const { t } = useTranslation('jobs');
  const isKept = marks.kept.includes(jobId);
  const isHidden = marks.hidden.includes(jobId);
  return (
    <div className="mark-acts">
      <Button
        look={look}
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
      {children}
    </div>
  );
};
