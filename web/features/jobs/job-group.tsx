import { localized } from '#shared/domain/localized.ts';
import type { JobGroup as Group } from '#shared/matching/grouped-jobs.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { AsideLine } from './aside-line.tsx';
import { JobFamily } from './job-family.tsx';
import { JobItem } from './job-item.tsx';
import type { JobTools } from './job-tools.ts';

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
