import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { localized } from '#shared/domain/localized.ts';
import { jobStars } from '#shared/matching/badges.ts';
import { skillsOf } from '#shared/matching/row-skills.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useWide } from '#web/ui/fold.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAbout } from './job-about.tsx';
import { RowMarks } from './job-marks.tsx';
import type { JobTools } from './job-tools.ts';
import type { Phrase } from './reason-words.ts';
import { FoldedSkills, SkillMarks } from './row-skills.tsx';
import { headingIdOf } from './use-focus-next.ts';

const Place = ({ number, rise }: { number: number; rise: number | undefined }) => {
  const { t } = useTranslation('jobs');
  return (
    <p className="place">
      <span className="sr">{t('rank', { rank: number })}</span>
      <span aria-hidden="true">{number}</span>
      {rise !== undefined && (
        <span className="rose">
          <Icon name="arrow-up" />
          <span aria-hidden="true">{rise}</span>
          <span className="sr">{t('row.rose', { count: rise })}</span>
        </span>
      )}
    </p>
  );
};

type JobRowProps = {
  job: CalculatedJob;
  /** Undefined for a folded job. */
  rowKey?: string;
  tools: JobTools;
  /** Undefined for a job that has no place in the list. */
  number: number | undefined;
  rise?: number | undefined;
  reasons?: readonly Phrase[];
  isClose?: boolean;
  /** Stands under the number of the entry that it is folded into. */
  isFolded?: boolean;
  /** Folded jobs. */
  children?: ReactNode;
};

export const JobRow = ({
  job,
  rowKey,
  tools,
  number,
  rise,
  reasons = [],
  isClose,
  isFolded,
  children,
}: JobRowProps) => {
  const { t } = useTranslation('jobs');
  const isWide = useWide();
  const { id } = job.Job;
  const { name } = localized(job.Job, currentLanguage());
  const { shown, others } = skillsOf(job, tools.commonIds, tools.skillNames);
  const about = useAbout({ job, skills: others, tools });
  const skills = { skills: shown, label: t('row.skillsOf', { name }), tools };
  const stars = number && <span className="stars-said">{t('stars', { count: jobStars(number) })}</span>;
  const isPlaced = number !== undefined && !isFolded;
  const classes = [
    'job-row',
    tools.marks.kept.includes(id) && 'is-kept',
    isClose && 'look',
    !isPlaced && 'unranked',
  ].filter(Boolean);
  const Heading = isFolded ? 'h3' : 'h2';
  return (
    <li className={classes.join(' ')} data-row={rowKey}>
      {isPlaced && <Place number={number} rise={rise} />}
      <div className="body">
        <Heading>
          <Link id={headingIdOf(id)} to={tools.jobPathOf(id)}>
            {name}
          </Link>
        </Heading>
        {about.definition}
        {reasons.length > 0 && (
          <p className="for">
            {reasons.map(({ said, rest }, place) => (
              <span key={said}>
                {place > 0 && ', '}
                <b>{said}</b>
                {rest}
              </span>
            ))}
          </p>
        )}
        {job.isPartial && <p className="small muted">{t('partial')}</p>}
      </div>
      <div className="side-acts">
        {isWide ? stars : <FoldedSkills stars={stars} {...skills} />}
        <RowMarks jobId={id} name={name} tools={tools} />
      </div>
      {isWide && <SkillMarks {...skills} />}
      {about.more}
      {children}
    </li>
  );
};
