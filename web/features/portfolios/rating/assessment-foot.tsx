import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { skillsNeeded } from '#shared/domain/assessment-progress.ts';
import { AnswersSaved } from '#web/features/portfolios/answers/save-notes.tsx';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import type { RowsByKind } from '#web/lib/calls/use-rated-rows.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { standingOf } from './rated-row.ts';

type AssessmentFootProps = {
  rows: RowsByKind;
  answers: UsedAnswers;
  paths: { jobs: string; result: string };
  /** The result's link, which takes the focus after the last answer. */
  end: RefObject<HTMLAnchorElement | null>;
  onNext: () => void;
};

/** Says what is saved and what the answers lead to, with the one primary action. */
export const AssessmentFoot = ({ rows, answers, paths, end, onNext }: AssessmentFootProps) => {
  const { t } = useTranslation('portfolios');
  const standing = standingOf(rows);
  const { missing } = skillsNeeded(rows.skill);
  const isReady = standing === 'ready';
  return (
    <section className="save-footer ask-foot" aria-label={t('detail.overall')}>
      <div className="standing">
        <AnswersSaved answers={answers} />
        <p className="way small">{t(`detail.standing.${standing}`, { count: missing })}</p>
      </div>
      <div className="acts">
        {isReady && (
          <IconButton icon="arrow-down" size="large" isEdged label={t('detail.nextUnanswered')} onClick={onNext} />
        )}
        {isReady && (
          <Link className={buttonClass({ look: 'primary' })} to={paths.jobs}>
            {t('detail.seeThem')}
            <span className="sr">{t('detail.theirName')}</span>
          </Link>
        )}
        {standing === 'done' && (
          <Link ref={end} className={buttonClass({ look: 'primary' })} to={paths.result}>
            {t('detail.seeResult')}
          </Link>
        )}
        {!isReady && standing !== 'done' && (
          <Button look="primary" icon="arrow-down" onClick={onNext}>
            {t('detail.nextUnanswered')}
          </Button>
        )}
      </div>
    </section>
  );
};
