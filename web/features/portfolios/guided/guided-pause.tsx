import { Link } from 'react-router-dom';
import { guidedStage, minutesFor } from '#shared/domain/guided-order.ts';
import { localized } from '#shared/domain/localized.ts';
import { categoryCounts, ratingKinds } from '#shared/lists.ts';
import { heldAs } from '#web/features/portfolios/answers/save-notes.tsx';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import { byCategory, countAnswered } from '#web/features/portfolios/rating/rated-row.ts';
import type { RatedRow, RowsByKind } from '#web/lib/calls/use-rated-rows.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

type GuidedPauseProps = {
  rows: RowsByKind;
  /** Undefined when no question is left. */
  row: RatedRow | undefined;
  answers: UsedAnswers;
  jobsPath: string;
  tabsPath: string;
  onResume: () => void;
};

export const GuidedPause = ({ rows, row, answers, jobsPath, tabsPath, onResume }: GuidedPauseProps) => {
  const { t } = useTranslation(['guided', 'portfolios', 'ratings']);
  const categories = useRatingLabels()('category.skill');
  const answered = countAnswered(ratingKinds.flatMap((kind) => rows[kind]));
  const stage = guidedStage(rows);
  const state = answers.isHeld ? heldAs(answers.heldBy) : answers.isSaving ? 'saving' : 'saved';
  const countOf = (of: readonly RatedRow[]) =>
    t('portfolios:detail.answered', { count: countAnswered(of), total: of.length });

  return (
    <section className="guide-q">
      <div>
        <h1 tabIndex={-1}>{t('paused.title')}</h1>
        <p className="def">{t(`paused.${state}`, { count: answered })}</p>
      </div>
      <ol className="strand">
        {byCategory(rows.skill, categoryCounts.skill).map((page) => (
          <li key={page.category} className={countAnswered(page.rows) < page.rows.length ? 'open' : undefined}>
            <strong>{categories[page.category]}</strong>
            <p className="small muted">{countOf(page.rows)}</p>
          </li>
        ))}
        <li className={stage?.goal === 'jobs' ? 'open' : undefined}>
          {stage?.goal === 'jobs' ? <strong>{t('jobs.title')}</strong> : <Link to={jobsPath}>{t('jobs.title')}</Link>}
          <p className="small muted">
            {stage?.goal === 'jobs'
              ? t('paused.jobs', { count: stage.left, minutes: minutesFor(stage.left) })
              : t('jobs.provisional')}
          </p>
        </li>
        <li className={countAnswered(rows.activity) < rows.activity.length ? 'open' : undefined}>
          <strong>{t('ratings:kind.activity')}</strong>
          <p className="small muted">{t('paused.activity', { progress: countOf(rows.activity) })}</p>
        </li>
        <li className="open">
          <strong>{t('paused.others')}</strong>
          <p className="small muted">{t('paused.othersText')}</p>
        </li>
      </ol>
      {row && <p className="small muted">{t('paused.at', { name: localized(row.entry, currentLanguage()).name })}</p>}
      <div className="page-actions">
        <Button look="primary" onClick={onResume}>
          {t('resume')}
        </Button>
        <Link className={buttonClass({ look: 'quiet' })} to={tabsPath}>
          {t('all')}
        </Link>
      </div>
    </section>
  );
};
