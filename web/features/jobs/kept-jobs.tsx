import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { localized } from '#shared/domain/localized.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import './kept-jobs.css';

type KeptJobsProps = {
  userId: string;
  keptPathOf: (portfolioId: string) => string;
  /** Shown once the kept jobs are loaded, to avoid a layout shift. */
  children: ReactNode;
};

export const KeptJobs = ({ userId, keptPathOf, children }: KeptJobsProps) => {
  const { t } = useTranslation('jobs');
  const list = useCall(api.portfolios.listOfUser, [{ params: { userId } }], { isSilent: true });
  const latest = list.data?.portfolios[0];
  const kept = latest?.keptJobs ?? [];
  const catalogue = useCall(api.catalogue.listJobs, [], { isEnabled: kept.length > 0, isSilent: true });
  const jobs = kept.flatMap((id) => catalogue.data?.jobs.find((job) => job.id === id) ?? []);
  const isKnown = list.error || catalogue.error || (list.data && (kept.length === 0 || catalogue.data));
  // Hides the footer, which the content would push down.
  if (!isKnown) return <div aria-busy="true" />;

  return (
    <>
      {latest && jobs.length > 0 && (
        <section className="sheet pad kept-jobs" aria-labelledby="kept-jobs">
          <h2 className="t1" id="kept-jobs">
            {t('keptList.title')}
          </h2>
          <p className="muted small">{t('keptList.text', { title: latest.title })}</p>
          <ul>
            {jobs.map((job) => (
              <li key={job.id}>{localized(job, currentLanguage()).name}</li>
            ))}
          </ul>
          <p>
            <Link to={keptPathOf(latest.id)}>{t('keptList.link')}</Link>
          </p>
        </section>
      )}
      {children}
    </>
  );
};
