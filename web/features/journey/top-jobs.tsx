import { Link } from 'react-router';
import { effectOf } from '#shared/domain/job-readiness.ts';
import { localized } from '#shared/domain/localized.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import type { Travelled } from './use-travelled.ts';

const most = 3;
const mostSupports = 2;

/** The names of skills that bring a job closer, those first that set it apart from the others. */
const supportsOf = ({ mostImportantSkills, distinctiveSkills }: CalculatedJob): string[] => {
  const all = new Map([...distinctiveSkills, ...mostImportantSkills].map((skill) => [skill.SkillId, skill]));
  return [...all.values()]
    .filter(({ contribution }) => effectOf(contribution) === 'closer')
    .slice(0, mostSupports)
    .map(({ Skill }) => localized(Skill, currentLanguage()).name.toLocaleLowerCase(currentLanguage()));
};

const Jobs = ({ jobs, path }: { jobs: readonly CalculatedJob[]; path: string }) => {
  const { t } = useTranslation('journey');
  return (
    <>
      <ol className="lines numbered">
        {jobs.slice(0, most).map((job) => {
          const supports = supportsOf(job);
          return (
            <li key={job.Job.id}>
              <span className="number" aria-hidden="true">
                {job.rank}
              </span>
              <div>
                <p className="name">{localized(job.Job, currentLanguage()).name}</p>
                {supports.length > 0 && (
                  <p className="small muted">{t('top.supports', { skills: supports.join(', ') })}</p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <p>
        <Link to={path}>{t('top.all')}</Link>
      </p>
    </>
  );
};

/** The first jobs of the last assessment, or what they wait for. */
export const TopJobs = ({ assessment, path }: { assessment: Travelled['assessment']; path: string }) => {
  const { t } = useTranslation('journey');
  const jobs = assessment?.jobs ?? [];
  const missing = assessment?.progress.skills.missing ?? 0;
  const waitsFor = !assessment ? t('top.start') : missing > 0 ? t('top.none', { count: missing }) : t('top.flat');
  return (
    <section aria-labelledby="top-jobs">
      <h2 className="t1" id="top-jobs">
        {t('top.title')}
      </h2>
      <p className="muted small">
        {assessment && jobs.length > 0 ? t('top.from', { title: assessment.portfolio.title }) : waitsFor}
      </p>
      {jobs.length > 0 && <Jobs jobs={jobs} path={path} />}
    </section>
  );
};
