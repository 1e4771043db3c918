import { localized } from '#shared/domain/localized.ts';
import type { JobGroup as Group } from '#shared/matching/grouped-jobs.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { JobFamily } from './job-family.tsx';
import { JobItem } from './job-item.tsx';
import type { JobTools } from './job-tools.ts';

/** Takes the focus when a job has just been set aside. */
export const wayBackIdOf = (jobId: string): string => `back-${jobId}`;

/** Stands where a job was that has just been set aside, with the way back. */
const AsideLine = ({ jobId, name, onRestore }: { jobId: string; name: string; onRestore: () => void }) => {
  const { t } = useTranslation('jobs');
  return (
    <li className="aside-line">
      <span>{t('marks.hiddenOf', { name })}</span>
      <Button
        id={wayBackIdOf(jobId)}
        look="quiet"
        icon="undo-2"
        aria-label={t('marks.restoreOf', { name })}
        onClick={onRestore}
      >
        {t('marks.restore')}
      </Button>
    </li>
  );
};

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

type JobGroupProps = {
  group: Group;
  tools: JobTools;
  /** Has been set aside since the list was opened: a line keeps its place. */
  isSetAside: (jobId: string) => boolean;
  onRestore: (jobId: string) => void;
};

/** The jobs of one certainty, under the words that say what that means. */
export const JobGroup = ({ group: { certainty, entries }, tools, isSetAside, onRestore }: JobGroupProps) => {
  const { t } = useTranslation('jobs');
  const id = `certainty-${certainty}`;
  return (
    <section className={`cert ${certainty}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t(`certainty.${certainty}.title`)}</h2>
        <p>{t(`certainty.${certainty}.text`)}</p>
      </header>
      <ol className="sheet jobs">
        {entries.map(({ job, kin }) => {
          const { id: jobId } = job.Job;
          if (isSetAside(jobId)) {
            const { name } = localized(job.Job, currentLanguage());
            return <AsideLine key={jobId} jobId={jobId} name={name} onRestore={() => onRestore(jobId)} />;
          }
          return (
            <JobItem key={jobId} job={job} tools={tools}>
              <JobFamily kin={kin} marks={tools.marks} />
            </JobItem>
          );
        })}
      </ol>
    </section>
  );
};
