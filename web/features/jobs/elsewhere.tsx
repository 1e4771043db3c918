import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { JobItem } from './job-item.tsx';
import type { JobTools } from './job-tools.ts';

/** Jobs of other domains: outside the ranking, without rank or stars. */
export const Elsewhere = ({ jobs, tools }: { jobs: readonly CalculatedJob[]; tools: JobTools }) => {
  const { t } = useTranslation('jobs');
  if (jobs.length === 0) return null;
  return (
    <section className="cert look" aria-labelledby="elsewhere">
      <header>
        <h2 id="elsewhere">{t('elsewhere.title')}</h2>
        <p>{t('elsewhere.text')}</p>
      </header>
      <ul className="sheet jobs">
        {jobs.map((job) => (
          <JobItem key={job.Job.id} job={job} tools={tools} isUnranked />
        ))}
      </ul>
    </section>
  );
};
