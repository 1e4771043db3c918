import { Link } from 'react-router';
import { matchConfig } from '#shared/domain/job-match-config.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useLabels } from '#web/lib/use-labels.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { Refusal } from './refusal.ts';

type JobRefusalProps = {
  refusal: Refusal;
  /** Where the competencies are completed; with `category` where those of one category are. */
  assessmentPath: string;
  /** Where they are asked one after the other. */
  guidedPath: string;
};

/** Why no job can be suggested yet: what is missing, category by category, and the way to fill it in. */
export const JobRefusal = ({ refusal: { reason, categories }, assessmentPath, guidedPath }: JobRefusalProps) => {
  const { t } = useTranslation('jobs');
  const names = useLabels()('category.skill');
  const total = categories.reduce((sum, entry) => sum + entry.total, 0);
  const share = reason === 'unanswered' ? matchConfig.minAnswered : matchConfig.minRated;
  const counted = reason === 'unanswered' ? 'answered' : 'rated';

  return (
    <div className="sheet pad stack" role="alert">
      <h2>{t('refusal.title')}</h2>
      <p className="measure">{t(`refusal.${reason}`, { minimum: Math.ceil(share * total), total })}</p>
      <ul className="refusal-counts">
        {categories.map(({ category, ...counts }) => (
          <li key={category} className="progress">
            <span className="t">
              <Link to={`${assessmentPath}&category=${category}`}>{names[category]}</Link>
              <span className="muted num">
                {t('refusal.answered', { answered: counts[counted], total: counts.total })}
              </span>
            </span>
            <progress
              value={counts[counted]}
              max={counts.total}
              aria-label={t('refusal.label', { category: names[category] })}
            />
          </li>
        ))}
      </ul>
      <p className="page-actions">
        <Link className={buttonClass({ look: 'primary' })} to={assessmentPath}>
          {t('refusal.action')}
        </Link>
        <Link className={buttonClass({ look: 'quiet' })} to={guidedPath}>
          {t('refusal.guided')}
        </Link>
      </p>
    </div>
  );
};
