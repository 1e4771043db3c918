import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { skillsNeeded } from '#shared/domain/assessment-progress.ts';
import { ratingKinds } from '#shared/lists.ts';
import { AnswersSaved } from '#web/features/portfolios/answers/save-notes.tsx';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import type { RowsByKind } from '#web/lib/calls/use-rated-rows.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { countAnswered } from './rated-row.ts';

type ProgressBarProps = {
  rows: RowsByKind | undefined;
  answers: UsedAnswers;
  jobsPath: string;
  end: RefObject<HTMLAnchorElement | null>;
  onNext: () => void;
};

export const ProgressBar = ({ rows, answers, jobsPath, end, onNext }: ProgressBarProps) => {
  const { t } = useTranslation('portfolios');
  const all = rows ? ratingKinds.flatMap((kind) => rows[kind]) : [];
  const answered = countAnswered(all);
  const isDone = rows !== undefined && answered === all.length;
  const { missing, needed } = skillsNeeded(rows?.skill ?? []);
  const isShort = missing > 0;
  const left = isShort
    ? t('detail.untilJobs', { count: missing })
    : t('detail.answered', { count: answered, total: all.length });
  const said = isDone ? t('detail.allAnswered') : left;

  return (
    <section className="progress-bar" aria-label={t('detail.overall')}>
      <div className="progress">
        <span className="t num">{rows ? said : '\u00a0'}</span>
        <progress
          value={isShort ? Math.max(needed - missing, 0) : answered}
          max={(isShort ? needed : all.length) || 1}
          aria-label={t('detail.overall')}
        />
      </div>
      <AnswersSaved answers={answers} />
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
