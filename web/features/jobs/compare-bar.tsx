import { Link } from 'react-router';
import { useTranslation } from '#web/lib/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ChosenFilters } from './use-job-filters.ts';
import type { Marks } from './use-marks.ts';

/** So many jobs stand side by side. */
const fewest = 2;
const most = 3;

type CompareBarProps = {
  chosen: ChosenFilters;
  marks: Marks;
  ticked: readonly string[];
  comparePathOf: (jobIds: readonly string[]) => string;
};

/** The way to kept jobs side by side: two or three at once, out of more those that are ticked. */
export const CompareBar = ({ chosen, marks, ticked, comparePathOf }: CompareBarProps) => {
  const { t } = useTranslation('jobs');
  const { kept } = marks;
  if (kept.length < fewest) return null;

  const link = (jobIds: readonly string[], words: string) => (
    <Link className={buttonClass({ look: 'primary' })} to={comparePathOf(jobIds)}>
      <Icon name="columns-2" />
      {words}
    </Link>
  );
  if (kept.length <= most) return link(kept, t('compare.all', { count: kept.length }));
  if (chosen.view !== 'kept') {
    return (
      <Button icon="columns-2" onClick={() => chosen.setView('kept')}>
        {t('compare.pick')}
      </Button>
    );
  }
  // What was ticked may be kept no more.
  const jobIds = kept.filter((id) => ticked.includes(id));
  const count = jobIds.length;
  const words = count === 0 ? t('compare.hint') : t(count > most ? 'compare.tooMany' : 'compare.chosen', { count });
  return (
    <div className="row">
      <p className="small muted" role="status">
        {words}
      </p>
      {count >= fewest && count <= most && link(jobIds, t('compare.go'))}
    </div>
  );
};
