import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { matchConfig } from '#shared/matching/config.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { buttonClass } from '#web/ui/button.tsx';

const progress = z.array(z.object({ category: z.int(), total: z.number(), answered: z.number(), rated: z.number() }));
type Progress = z.infer<typeof progress>[number];

type Refusal = {
  reason: 'unanswered' | 'unrated' | 'empty_category' | 'flat';
  categories: Progress[];
};

/** Undefined for any other error. */
export const refusalOf = ({ code, details }: ApiError): Refusal | undefined => {
  const parsed = progress.safeParse(details);
  if (code !== 'incomplete_evaluation' || !parsed.success) return undefined;
  const categories = parsed.data;
  const sum = (key: 'total' | 'answered' | 'rated') => categories.reduce((total, entry) => total + entry[key], 0);
  const because = (reason: Refusal['reason']): Refusal => ({ reason, categories });

  if (sum('answered') < matchConfig.minAnswered * sum('total')) return because('unanswered');
  if (sum('rated') < matchConfig.minRated * sum('total')) return because('unrated');
  return because(categories.some(({ rated }) => rated === 0) ? 'empty_category' : 'flat');
};

type JobRefusalProps = {
  refusal: Refusal;
  /** Includes a query string. */
  assessmentPath: string;
  guidedPath: string;
};

export const JobRefusal = ({ refusal: { reason, categories }, assessmentPath, guidedPath }: JobRefusalProps) => {
  const { t } = useTranslation('jobs');
  const names = useRatingLabels()('category.skill');
  const total = categories.reduce((sum, entry) => sum + entry.total, 0);
  // Missing answers are asked one by one; existing ones are changed in the tabs.
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
