import { Star } from './icons.tsx';
import type { ReportJob, ReportJobs } from './input.ts';
import { JobLevels } from './job-levels.tsx';
import { JobProfile } from './job-profile.tsx';
import { JobReasons, reasonsOf } from './job-reasons.tsx';
import type { ReportTexts } from './texts.ts';

/** The screen shows the same number of jobs before its "more" button. */
const printedJobs = 12;
const explainedJobs = 4;
/** As many as two lines of half the page hold. */
const briefReasons = 2;

type JobProps = { job: ReportJob; texts: ReportTexts; children: React.ReactNode };

const Job = ({ job, texts, children }: JobProps) => (
  <article>
    <span className="rank">{job.rank}</span>
    <h3>{job.name}</h3>
    <p className="stars">
      {[1, 2, 3].map((star) => (
        <Star key={star} filled={star <= job.stars} />
      ))}
      {texts.t('jobs.stars', { count: job.stars })}
    </p>
    {job.isPartial && <p className="partial">{texts.t('jobs.partial')}</p>}
    {children}
  </article>
);

/** A skill that is named as a reason is not named again. */
const BriefJob = ({ job, texts }: Omit<JobProps, 'children'>) => {
  const reasons = reasonsOf(job, texts).slice(0, briefReasons);
  const others = job.skills.filter(({ name }) => !reasons.includes(name.toLocaleLowerCase(texts.language)));
  return (
    <Job job={job} texts={texts}>
      <JobReasons reasons={reasons} texts={texts} />
      <JobLevels skills={others} texts={texts} />
    </Job>
  );
};

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
          <JobReasons reasons={reasonsOf(job, texts)} texts={texts} />
          <JobProfile job={job} texts={texts} />
        </Job>
      ))}
      <div className="brief">
        {rows.slice(explainedJobs).map((job) => (
          <BriefJob key={job.rank} job={job} texts={texts} />
        ))}
      </div>
    </section>
  );
};
