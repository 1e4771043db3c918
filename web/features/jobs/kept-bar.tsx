import { Link } from 'react-router-dom';
import { localized } from '#shared/domain/localized.ts';
import { fewestCompared, mostCompared } from '#shared/matching/compared-jobs.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

/** Asks the catalogue only for the names of kept jobs that the list lacks. */
const useKeptJobs = (kept: readonly string[], listed: readonly CalculatedJob[]) => {
  const known = new Map(listed.map(({ Job }) => [Job.id, localized(Job, currentLanguage()).name]));
  const { data } = useCall(api.catalogue.listJobs, [], {
    isEnabled: kept.some((id) => !known.has(id)),
    isSilent: true,
  });
  for (const job of data?.jobs ?? []) known.set(job.id, localized(job, currentLanguage()).name);
  return kept.flatMap((id) => {
    const name = known.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
};

type KeptBarProps = {
  kept: readonly string[];
  listed: readonly CalculatedJob[];
  jobPathOf: (jobId: string) => string;
  comparePathOf: (jobIds: readonly string[]) => string;
  /** Undefined unless the user ticks some of the kept jobs. */
  ticked: readonly string[] | undefined;
  /** Shows the kept jobs, to tick some. */
  onPick: () => void;
};

/** The link compares two or three kept jobs at once; of more, the user ticks some first. */
export const KeptBar = ({ kept, listed, jobPathOf, comparePathOf, ticked, onPick }: KeptBarProps) => {
  const { t } = useTranslation('jobs');
  const jobs = useKeptJobs(kept, listed);

  // A ticked job may no longer be kept.
  const chosen = ticked ? kept.filter((id) => ticked.includes(id)) : kept;
  const { length: count } = chosen;
  const isComparable = count >= fewestCompared && count <= mostCompared;
  const words =
    count === 0 ? t('compare.hint') : t(count > mostCompared ? 'compare.tooMany' : 'compare.chosen', { count });
  return (
    <div className="save-footer kept-bar">
      {ticked ? (
        <p className="small" role="status">
          {words}
        </p>
      ) : (
        <>
          <ul className="names" aria-label={t('filters.kept', { count: kept.length })}>
            {jobs.map(({ id, name }) => (
              <li key={id}>
                <Link to={jobPathOf(id)}>{name}</Link>
              </li>
            ))}
          </ul>
          <p className="few">{t('filters.keptFew', { count: kept.length })}</p>
        </>
      )}
      {isComparable && (
        <Link className={buttonClass({ look: 'primary' })} to={comparePathOf(chosen)}>
          {t('compare.go', { count })}
        </Link>
      )}
      {!ticked && !isComparable && (
        <Button look="primary" onClick={onPick}>
          {t('compare.pick')}
        </Button>
      )}
    </div>
  );
};
