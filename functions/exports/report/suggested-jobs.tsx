import { Star } from './icons.tsx';
import type { ReportJob, ReportJobs } from './input.ts';
import { JobLevels } from './job-levels.tsx';
import { Closer, JobReasons } from './job-reasons.tsx';
import type { ReportTexts } from './texts.ts';

/** The screen shows the same number of jobs before its "more" button. */
const printedJobs = 12;
const explainedJobs = 4;

type JobProps = { job: ReportJob; texts: ReportTexts; children: React.ReactNode };

const Job = ({ job: { rank, name, stars, isPartial }, texts, children }: JobProps) => (
  <article>
    <span className="rank">{rank}</span>
    <h3>{name}</h3>
    <p className="stars">
      {[1, 2, 3].map((star) => (
        <Star key={star} filled={star <= stars} />
      ))}
      {texts.t('jobs.stars', { count: stars })}
    </p>
    {isPartial && <p className="partial">{texts.t('jobs.partial')}</p>}
    {children}
  </article>
);

type RefusalProps = { jobs: Extract<ReportJobs, { kind: 'refused' }>; texts: ReportTexts };

const Refusal = ({ jobs: { isFlat, categories }, texts: { t, incomplete, category: categoryName } }: RefusalProps) => (
  <>
    <p className="strong">{incomplete}</p>
    <p>{t(isFlat ? 'jobs.refusedFlat' : 'jobs.refusedIncomplete')}</p>
    {!isFlat && (
      <ul className="missing">
        {categories.map(({ category, rated, total }) => (
          <li key={category}>
            {t('jobs.missing', {
              category: categoryName('skill', category),
              rated: t('ratedOf', { count: rated, total }),
            })}
          </li>
        ))}
      </ul>
    )}
  </>
);

type SuggestedJobsProps = { jobs: ReportJobs; texts: ReportTexts };

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
            <Closer job={job} texts={texts} />
            <JobLevels skills={job.skills} texts={texts} />
          </Job>
        ))}
      </div>
    </section>
  );
};
