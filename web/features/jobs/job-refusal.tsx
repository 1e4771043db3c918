import { Link } from 'react-router-dom';
import { matchConfig } from '#shared/matching/config.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
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
  const names = useRatingLabels()('category.skill');
  const total = categories.reduce((sum, entry) => sum + entry.total, 0);
  // Who lacks answers is asked for them one by one; who has them looks among them for what to change.
  const isShort = reason === 'unanswered';
  const guided = { to: guidedPath, words: t('refusal.guided') };
  const tabs = { to: assessmentPath, words: t('refusal.action') };
  const share = isShort ? matchConfig.minAnswered : matchConfig.minRated;
  const counted = isShort ? 'answered' : 'rated';

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
        {(isShort ? [guided, tabs] : [tabs, guided]).map(({ to, words }, place) => (
          <Link key={to} className={buttonClass({ look: place === 0 ? 'primary' : 'quiet' })} to={to}>
            {words}
          </Link>
        ))}
      </p>
    </div>
  );
};
