import { Link } from 'react-router-dom';
import { localized } from '#shared/domain/localized.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

export type FirstJob = { id: string; name: string };

/** Ranks again after each save. Undefined until there are suggestions. */
export const useFirstJobs = (portfolioId: string, isReady: boolean): readonly FirstJob[] | undefined => {
  const { data } = useCall(api.portfolios.generateJobs, [{ params: { id: portfolioId }, query: { limit: '3' } }], {
    isEnabled: isReady,
    isSilent: true,
  });
  const jobs = data?.calculatedJobs.map(({ Job }) => ({ id: Job.id, name: localized(Job, currentLanguage()).name }));
  return jobs?.length ? jobs : undefined;
};

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

export const FirstJobs = ({ jobs, path }: { jobs: readonly FirstJob[]; path: string }) => {
  const { t } = useTranslation('guided');
  return (
    <aside className="peek" aria-labelledby="first-jobs">
      <div className="peek-head row between flush">
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
