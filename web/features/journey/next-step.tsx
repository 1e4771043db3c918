import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AssessmentProgress } from '#shared/domain/assessment-progress.ts';
import type { Station } from '#shared/domain/journey.ts';
import { ratingKinds } from '#shared/lists.ts';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { JourneyState } from './use-journey.ts';

const NextLink = ({ to, label, children }: { to: string; label: string; children?: ReactNode }) => (
  <div className="page-actions">
    <Link className={buttonClass({ look: 'primary' })} to={to}>
      {label}
      <Icon name="arrow-right" />
    </Link>
    {children}
  </div>
);

const RemainingAnswers = ({ progress: { answered, total, skills } }: { progress: AssessmentProgress }) => {
  const { t } = useTranslation('journey');
  const isShort = skills.answered < skills.needed;
  const [value, max] = isShort ? [skills.answered, skills.needed] : [answered, total];
  return (
    <>
      <p className="say">
        {skills.missing > 0 ? (
          <>
            <span className="marked">{t('portfolios.missing', { count: skills.missing })}</span>{' '}
            {t('portfolios.before')}
          </>
        ) : (
          t('portfolios.left', { count: total - answered })
        )}
      </p>
      <div className="progress">
        <span className="t">
          <span>{isShort ? t('portfolios.skills', skills) : t('portfolios.progress', { answered, total })}</span>
          <span className="muted num">{t('portfolios.percent', { count: Math.floor((100 * value) / max) })}</span>
        </span>
        <progress value={value} max={max} aria-label={t('portfolios.label')} />
      </div>
    </>
  );
};

type NextStepProps = { station: Station; path: string; label: string; assessment: JourneyState['assessment'] };

export const NextStep = ({ station, path, label, assessment }: NextStepProps) => {
  const { t } = useTranslation('journey');
  const labelsOf = useRatingLabels();
  if (station !== 'portfolios') return <NextLink to={path} label={t('goOn', { label })} />;
  const next = assessment?.progress.next;
  if (!assessment || !next) return <NextLink to={path} label={t('portfolios.start')} />;
  const category = labelsOf(`category.${next.kind}`)[next.category] ?? '';
  const isBegun = assessment.progress.answered > 0;
  const { guided, tabs } = assessmentPaths(assessment.portfolio.id);
  // Opens the category with the first unanswered row.
  const resumePath = `${tabs}?activeTab=${ratingKinds.indexOf(next.kind)}&category=${next.category}`;
  return (
    <>
      <RemainingAnswers progress={assessment.progress} />
      <NextLink to={guided} label={t(isBegun ? 'portfolios.guided' : 'portfolios.begin')}>
        <Link className={buttonClass({ look: 'quiet' })} to={resumePath}>
          {isBegun ? t('portfolios.resume', { category }) : t('portfolios.tabs')}
        </Link>
      </NextLink>
    </>
  );
};
