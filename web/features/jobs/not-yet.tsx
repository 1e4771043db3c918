import { Link } from 'react-router-dom';
import { minutesFor } from '#shared/domain/guided-order.ts';
import { matchConfig } from '#shared/matching/config.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Refusal } from './refusal.ts';

type NotYetProps = {
  refusal: Refusal;
  /** Includes a query string. */
  assessmentPath: string;
  guidedPath: string;
};

/** Says which answers are still needed, as a step and not as an error. */
export const NotYet = ({ refusal: { reason, categories }, assessmentPath, guidedPath }: NotYetProps) => {
  const { t } = useTranslation('jobs');
  const names = useRatingLabels()('category.skill');
  // Missing answers are asked one by one; existing ones are changed in the tabs.
  const isShort = reason === 'unanswered';
  const counted = isShort ? 'answered' : 'rated';
  const sum = (key: 'total' | 'answered' | 'rated') => categories.reduce((all, entry) => all + entry[key], 0);
  const share = isShort ? matchConfig.minAnswered : matchConfig.minRated;
  const empty = categories.filter(({ rated }) => rated === 0).length;
  const count = reason === 'empty_category' ? empty : Math.ceil(share * sum('total')) - sum(counted);

  return (
    <EmptyState
      title={t(`refusal.${reason}`, { count, minutes: minutesFor(count) })}
      text={t(reason === 'unanswered' ? 'refusal.saved' : `refusal.why_${reason}`)}
      action={
        <>
          <Link className={buttonClass({ look: 'primary' })} to={isShort ? guidedPath : assessmentPath}>
            {t(isShort ? 'refusal.guided' : 'refusal.action')}
          </Link>
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
        </>
      }
    />
  );
};
