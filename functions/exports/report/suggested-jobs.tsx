import type { ReportJobs } from './input.ts';
import { Job } from './job.tsx';
import { JobLevels } from './job-levels.tsx';
import { JobReasons } from './job-reasons.tsx';
import { Refusal } from './refusal.tsx';
import type { ReportTexts } from './texts.ts';

/** How many of the ranked jobs are printed; the screen shows as many before "more". */
const printedJobs = 12;
/** How many of them are explained at length: those of three stars. */
const explainedJobs = 4;

type SuggestedJobsProps = { jobs: ReportJobs; texts: ReportTexts };

/** The first suggested jobs with what explains them, or why there are none. */
export const SuggestedJobs = ({ jobs, texts }: SuggestedJobsProps) => {
  const { t } = texts;
  const domain = jobs.kind === 'ranked' ? jobs.researchDomain : null;
  const rows = jobs.kind === 'ranked' ? jobs.rows.slice(0, printedJobs) : [];
  return (
    <section className="jobs">
      <header>
        <h2>{t('jobs.title')}</h2>
        {rows.length > 0 && <p className="muted">{t('jobs.hint', { count: rows.length })}</p>}
        {domain !== null && <p className="muted">{t('jobs.domain', { domain: texts.researchDomain(domain) })}</p>}
        {rows.length > 0 && <p className="muted">{t('jobs.key')}</p>}
      </header>
      {jobs.kind === 'refused' && <Refusal jobs={jobs} texts={texts} />}
      {jobs.kind === 'ranked' && rows.length === 0 && <p>{t('jobs.none')}</p>}
      {rows.slice(0, explainedJobs).map((job) => (
        <Job key={job.rank} job={job} texts={texts}>
          <JobReasons job={job} texts={texts} />
        </Job>
      ))}
      <div className="brief">
        {rows.slice(explainedJobs).map((job) => (
          <Job key={job.rank} job={job} texts={texts}>
            <JobLevels skills={job.skills} texts={texts} />
          </Job>
        ))}
      </div>
    </section>
  );
};
