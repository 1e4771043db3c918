import { Link } from 'react-router-dom';
import { localized } from '#shared/domain/localized.ts';
import { groupedJobs } from '#shared/matching/grouped-jobs.ts';
import { effectOf } from '#shared/matching/job-readiness.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import type { JourneyState } from './use-journey.ts';

const mostJobs = 3;
const mostSupports = 2;

const supportsOf = (
  { mostImportantSkills, distinctiveSkills }: CalculatedJob,
  names: ReadonlyMap<string, string>,
): string[] => {
  const all = new Map([...distinctiveSkills, ...mostImportantSkills].map((skill) => [skill.SkillId, skill]));
  return [...all.values()]
    .filter(({ contribution }) => effectOf(contribution) === 'closer')
    .flatMap(({ SkillId }) => names.get(SkillId)?.toLocaleLowerCase(currentLanguage()) ?? [])
    .slice(0, mostSupports);
};

export const TopJobs = ({ assessment }: { assessment: JourneyState['assessment'] }) => {
  const { t } = useTranslation('journey');
  const hidden = assessment?.portfolio.hiddenJobs ?? [];
  // Selects as the list does: one job per family, no hidden ones.
  const jobs = groupedJobs(assessment?.jobs ?? [], ({ Job }) => !hidden.includes(Job.id)).flatMap(({ entries }) =>
    entries.map(({ job }) => job),
  );
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
      {assessment && jobs.length > 0 && (
        <>
          <ol className="lines numbered">
            {jobs.slice(0, mostJobs).map((job) => {
              const supports = supportsOf(job, assessment.skillNames);
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
            <Link to="/user/jobs">{t('top.all')}</Link>
          </p>
        </>
      )}
    </section>
  );
};
