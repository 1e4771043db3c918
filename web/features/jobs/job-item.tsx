import { type ReactNode, type ToggleEvent, useState } from 'react';
import { localized } from '#shared/domain/localized.ts';
import { jobStars } from '#shared/matching/badges.ts';
import { jobFacts } from '#shared/schemas/catalogue-lists.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useJobFields } from '#web/lib/words/use-job-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { PickedList } from '#web/ui/fields/choices.tsx';
import { Stars } from '#web/ui/fields/stars.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { JobTools } from './job-tools.ts';
import { JobBadges } from './skill-badges.tsx';

type JobMarksProps = { jobId: string; name: string; tools: JobTools };

const JobMarks = ({ jobId, name, tools: { marks, comparing, compareKept } }: JobMarksProps) => {
  const { t } = useTranslation('jobs');
  const isKept = marks.kept.includes(jobId);
  const isHidden = marks.hidden.includes(jobId);
  return (
    <div className="job-acts row">
      <Button
        look="quiet"
        icon="bookmark"
        aria-pressed={isKept}
        aria-label={t(isKept ? 'marks.keptOf' : 'marks.keepOf', { name })}
        onClick={() => marks.toggleKept(jobId)}
      >
        {t(isKept ? 'marks.kept' : 'marks.keep')}
      </Button>
      {!isKept && (
        <Button
          look="quiet"
          icon={isHidden ? 'undo-2' : 'eye-off'}
          aria-label={t(isHidden ? 'marks.restoreOf' : 'marks.hideOf', { name })}
          onClick={() => marks.toggleHidden(jobId)}
        >
          {t(isHidden ? 'marks.restore' : 'marks.hide')}
        </Button>
      )}
      {isKept && compareKept}
      {comparing && (
        <label className="check">
          <input
            type="checkbox"
            aria-label={t('compare.oneOf', { name })}
            checked={comparing.chosen.includes(jobId)}
            onChange={({ target }) =>
              comparing.setChosen(
                target.checked ? [...comparing.chosen, jobId] : comparing.chosen.filter((one) => one !== jobId),
              )
            }
          />
          {t('compare.one')}
        </label>
      )}
    </div>
  );
};

const JobFacts = ({ job }: { job: CalculatedJob }) => {
  const { t } = useTranslation('jobs');
  const { textsOf } = useJobFields();
  const facts = jobFacts.flatMap((name) => textsOf('fact', name, job.Job[name]));
  if (facts.length === 0) return null;
  return (
    <ul className="job-facts small" aria-label={t('facts')}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
};

/** Takes the focus when a job comes back or the one before it disappears. */
export const headingIdOf = (jobId: string): string => `job-${jobId}`;

const Why = ({ name, explain }: { name: string; explain: () => ReactNode }) => {
  const { t } = useTranslation('jobs');
  const [isOpen, setIsOpen] = useState(false);
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    setIsOpen(currentTarget.open);
    // On narrow screens the description above unfolds as well and may push the summary out of sight.
    currentTarget.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <details className="unfold why" onToggle={handleToggle}>
      <summary>
        <span>
          {t('why.title')}
          <span className="sr"> {name}</span>
        </span>
        <Icon name="chevron-down" className="chev" />
      </summary>
      {isOpen && <div className="inner">{explain()}</div>}
    </details>
  );
};

type JobItemProps = {
  job: CalculatedJob;
  tools: JobTools;
  children?: ReactNode;
};

export const JobItem = ({ job, tools, children }: JobItemProps) => {
  const { t } = useTranslation('jobs');
  const { name, description } = localized(job.Job, currentLanguage());
  const stars = jobStars(job.rank);
  return (
    <li className="job">
      <span className="rank">
        <span className="sr">{t('rank', { rank: job.rank })}</span>
        <span aria-hidden="true">{job.rank}</span>
      </span>
      <div className="content">
        <div className="job-head row between">
          <h3 tabIndex={-1} id={headingIdOf(job.Job.id)}>
            {name}
          </h3>
          <Stars value={stars} max={3} text={t('stars', { count: stars })} />
        </div>
        {description && <p className="measure">{description}</p>}
        <JobFacts job={job} />
        {job.wishes.length > 0 && (
          <div className="drawn row">
            <span className="small muted" aria-hidden="true">
              {t('lens.wishes')}
            </span>
            <PickedList label={t('lens.wishes')} words={job.wishes.map((kind) => t(`wish.${kind}`))} />
          </div>
        )}
        <JobBadges job={job} tools={tools} />
        {job.isPartial && <p className="muted small">{t('partial')}</p>}
        {children}
        <JobMarks jobId={job.Job.id} name={name} tools={tools} />
        <Why name={name} explain={() => tools.explain(job.Job.id)} />
      </div>
    </li>
  );
};
