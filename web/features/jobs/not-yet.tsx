import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { minutesFor } from '#shared/domain/guided-order.ts';
import { matchConfig } from '#shared/matching/config.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

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
