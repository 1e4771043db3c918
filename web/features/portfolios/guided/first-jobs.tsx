import { Link } from 'react-router-dom';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { FirstJob } from './use-first-jobs.ts';

/** The names of the first jobs, in their order. */
export const JobNames = ({ jobs }: { jobs: readonly FirstJob[] }) => (
  <ol className="job-names">
    {jobs.map(({ id, name }, index) => (
      <li key={id}>
        <b aria-hidden="true">{index + 1}</b>
        {name}
      </li>
    ))}
  </ol>
);

/** The first jobs as they stand, while one goes on answering. */
export const FirstJobs = ({ jobs, path }: { jobs: readonly FirstJob[]; path: string }) => {
  const { t } = useTranslation('guided');
  return (
    <aside className="peek" aria-labelledby="first-jobs">
      <div className="peek-head flush">
        <h2 id="first-jobs" className="h4">
          {t('jobs.title')}
        </h2>
        <Link className={buttonClass({ look: 'quiet' })} to={path}>
          {t('jobs.all')}
        </Link>
      </div>
      <p className="small muted">{t('jobs.provisional')}</p>
      <JobNames jobs={jobs} />
    </aside>
  );
};
