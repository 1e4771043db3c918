import { localized } from '#shared/domain/localized.ts';
import { jobStars } from '#shared/matching/badges.ts';
import type { JobGroup as Group } from '#shared/matching/grouped-jobs.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/fields/stars.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { JobItem } from './job-item.tsx';
import type { JobTools } from './job-tools.ts';
import type { Marks } from './use-marks.ts';

const FamilyJob = ({ job: { Job, rank }, marks }: { job: CalculatedJob; marks: Marks }) => {
  const { t } = useTranslation('jobs');
  const { name } = localized(Job, currentLanguage());
  const stars = jobStars(rank);
  const isKept = marks.kept.includes(Job.id);
  return (
    <li>
      <span className="rank">
        <span className="sr">{t('rank', { rank })}</span>
        <span aria-hidden="true">{rank}</span>
      </span>
      <span>{name}</span>
      <Stars value={stars} max={3} text={t('stars', { count: stars })} />
      <IconButton
        icon="bookmark"
        aria-pressed={isKept}
        label={t(isKept ? 'marks.keptOf' : 'marks.keepOf', { name })}
        tip={t(isKept ? 'marks.kept' : 'marks.keep')}
        onClick={() => marks.toggleKept(Job.id)}
      />
    </li>
  );
};

const JobFamily = ({ kin, marks }: { kin: readonly CalculatedJob[]; marks: Marks }) => {
  const { t } = useTranslation('jobs');
  const [first] = kin;
  if (!first) return null;
  const family = currentLanguage() === 'fr' ? first.Job.familyFR : first.Job.family;
  return (
    <details className="unfold family">
      <summary>
        <span>{t('family.others', { count: kin.length, family })}</span>
        <Icon name="chevron-down" className="chev" />
      </summary>
      <ol className="kin">
        {kin.map((job) => (
          <FamilyJob key={job.Job.id} job={job} marks={marks} />
        ))}
      </ol>
    </details>
  );
};

/** Takes the focus after a job is hidden. */
export const undoIdOf = (jobId: string): string => `back-${jobId}`;

const HiddenJobLine = ({ jobId, name, onRestore }: { jobId: string; name: string; onRestore: () => void }) => {
  const { t } = useTranslation('jobs');
  return (
    <li className="aside-line row muted">
      <span>{t('marks.hiddenOf', { name })}</span>
      <Button
        id={undoIdOf(jobId)}
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

type JobGroupProps = {
  group: Group;
  tools: JobTools;
  /** Says which jobs were hidden since the list was opened; an undo line takes their place. */
  isJustHidden: (jobId: string) => boolean;
  onRestore: (jobId: string) => void;
};

export const JobGroup = ({ group: { certainty, entries }, tools, isJustHidden, onRestore }: JobGroupProps) => {
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
          if (isJustHidden(jobId)) {
            const { name } = localized(job.Job, currentLanguage());
            return <HiddenJobLine key={jobId} jobId={jobId} name={name} onRestore={() => onRestore(jobId)} />;
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
