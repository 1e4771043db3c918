import type { RefObject } from 'react';
import { Link } from 'react-router';
import { ratingKinds } from '#shared/lists.ts';
import { timeOfDay } from '#web/lib/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { countAnswered, type RowsByKind } from './rated-row.ts';
import type { UsedAnswers } from './use-answers.ts';

type ProgressBarProps = {
  /** Undefined while they are read. */
  rows: RowsByKind | undefined;
  answers: UsedAnswers;
  jobsPath: string;
  /** The way on once everything is answered. */
  end: RefObject<HTMLAnchorElement | null>;
  onNext: () => void;
};

/** Stays at the foot of the window: whether what was answered is safe, how far one is, and the way to what is left. */
export const ProgressBar = ({ rows, answers, jobsPath, end, onNext }: ProgressBarProps) => {
  const { t } = useTranslation('portfolios');
  const all = rows ? ratingKinds.flatMap((kind) => rows[kind]) : [];
  const answered = countAnswered(all);
  const isDone = rows !== undefined && answered === all.length;
  const { isHeld, isSaving, savedAt } = answers;
  const savedText =
    savedAt === null ? t('saving.idle') : t('saving.saved', { time: timeOfDay(savedAt, currentLanguage()) });

  return (
    <section className="progress-bar" aria-label={t('detail.overall')}>
      <div className="progress">
        <span className="t num">
          {isDone ? t('detail.allAnswered') : t('detail.answered', { count: answered, total: all.length })}
        </span>
        <progress value={answered} max={all.length || 1} aria-label={t('detail.overall')} />
      </div>
      <SaveState isSaving={isSaving} isHeld={isHeld} text={isHeld ? t('saving.held') : savedText} />
      {isDone ? (
        <Link ref={end} className={buttonClass({ look: 'primary' })} to={jobsPath}>
          {t('detail.seeJobs')}
        </Link>
      ) : (
        <Button icon="arrow-down" disabled={!rows} onClick={onNext}>
          {t('detail.nextUnanswered')}
        </Button>
      )}
    </section>
  );
};
