import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rankOrdinal } from '#shared/domain/ordinal.ts';
import { jobStars } from '#shared/matching/badges.ts';
import { type JobMarks, MarkButtons } from '#web/blocks/mark-buttons.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { usePlanLine } from './use-plan.ts';
import './marks.css';

export const columnIdOf = (jobId: string): string => `compared-${jobId}`;

export const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="cell">
    <p className="lab">{name}</p>
    {children}
  </div>
);

type DecisionProps = { jobId: string; name: string; target: string; marks: JobMarks };

const Decision = ({ jobId, name, target, marks }: DecisionProps) => {
  const { t } = useTranslation('compare');
  const { isPlanned, isBusy, toggle } = usePlanLine('proProjectElements', target);
  return (
    <>
      <Button block {...(isPlanned && { icon: 'check' })} isBusy={isBusy} aria-pressed={isPlanned} onClick={toggle}>
        {t(isPlanned ? 'inPlan' : 'put')}
        <span className="sr">{t('of', { job: name })}</span>
      </Button>
      <div className="mark-acts">
        <MarkButtons jobId={jobId} name={name} marks={marks} />
      </div>
    </>
  );
};

type CompareColumnProps = {
  jobId: string;
  name: string;
  path: string;
  place: { number: number; count: number };
  /** The line of the career plan that names the job. */
  target: string;
  isChosen: boolean;
  marks: JobMarks;
  /** The cells between the name and the decision. */
  children: ReactNode;
};

export const CompareColumn = (props: CompareColumnProps) => {
  const { jobId, name, path, place, target, isChosen, marks, children } = props;
  const { t } = useTranslation(['compare', 'jobPage', 'jobs']);
  const standing = marks.hidden.includes(jobId)
    ? t('jobPage:aside')
    : t('standing', {
        place: t('jobPage:place', { place: rankOrdinal(place.number, currentLanguage()), count: place.count }),
        stars: t('jobs:stars', { count: jobStars(place.number) }),
      });
  return (
    <article id={columnIdOf(jobId)} className={isChosen ? 'chosen' : undefined} aria-label={name} tabIndex={-1}>
      <div className="cell name">
        <h2>
          <Link className="compared-name" to={path}>
            {name}
          </Link>
        </h2>
        <p className="small muted">
          <Raised>{standing}</Raised>
        </p>
      </div>
      {children}
      <div className="cell decide">
        <p className="lab">{t('row.decide')}</p>
        <Decision jobId={jobId} name={name} target={target} marks={marks} />
      </div>
    </article>
  );
};
