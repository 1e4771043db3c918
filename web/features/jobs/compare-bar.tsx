import { useTranslation } from '#web/lib/words/i18n.ts';
import { CompareLink, fewestCompared, mostCompared } from './compare-way.tsx';

type CompareBarProps = {
  kept: readonly string[];
  ticked: readonly string[];
  comparePathOf: (jobIds: readonly string[]) => string;
};

/** How many of the kept jobs are ticked, and the way to those side by side. */
export const CompareBar = ({ kept, ticked, comparePathOf }: CompareBarProps) => {
  const { t } = useTranslation('jobs');
  // What was ticked may be kept no more.
  const jobIds = kept.filter((id) => ticked.includes(id));
  const count = jobIds.length;
  const isTooMany = count > mostCompared;
  const words = count === 0 ? t('compare.hint') : t(isTooMany ? 'compare.tooMany' : 'compare.chosen', { count });
  return (
    <div className="row">
      <p className="small muted" role="status">
        {words}
      </p>
      {count >= fewestCompared && !isTooMany && (
        <CompareLink look="primary" to={comparePathOf(jobIds)}>
          {t('compare.go')}
        </CompareLink>
      )}
    </div>
  );
};
