import type { Portfolio } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useDomainNames } from './use-domain-names.ts';
import type { ChosenFilters } from './use-job-filters.ts';
import { countId } from './use-list-marks.ts';
import type { Marks } from './use-marks.ts';

type JobCountProps = {
  portfolio: Portfolio;
  chosen: ChosenFilters;
  marks: Marks;
  /** All jobs are there, not the first ones alone. */
  isWhole: boolean;
  /** How many the filters leave, of how many. */
  left: number;
  total: number;
};

/** How many jobs there are, and how many the filters leave; announced whenever that changes. */
export const JobCount = ({ portfolio, chosen, marks, isWhole, left, total }: JobCountProps) => {
  const { t } = useTranslation(['jobs', 'common']);
  const domain = useDomainNames(portfolio);
  const { view, isNarrowed } = chosen;

  const sentence = () => {
    if (isNarrowed) return isWhole ? t('filters.left', { count: left, total }) : t('common:loading');
    if (view === 'kept') return t('filters.keptCount', { count: marks.kept.length });
    if (view === 'hidden') return t('filters.hiddenCount', { count: marks.hidden.length });
    return domain ? t('countIn', { count: total, domain }) : t('count', { count: total });
  };
  return (
    <p className="small muted" role="status" id={countId} tabIndex={-1}>
      {sentence()}
    </p>
  );
};
