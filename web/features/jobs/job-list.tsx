import { useEffect, useRef, useState } from 'react';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { useLabels } from '#web/lib/use-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { BadgeKey } from './badge-key.tsx';
import { JobItem } from './job-item.tsx';

const step = 12;

type JobListProps = {
  jobs: readonly CalculatedJob[];
  /** The research domain that they are for; null: all. */
  researchDomain: string | null;
  coursesPathOf: ((skillId: string) => string) | undefined;
};

/** The jobs from the closest on, twelve at a time; the focus goes to the first of those asked for. */
export const JobList = ({ jobs, researchDomain, coursesPathOf }: JobListProps) => {
  const { t } = useTranslation('jobs');
  const [count, setCount] = useState(step);
  const firstNew = useRef<HTMLHeadingElement>(null);
  const labelsOf = useLabels();
  const left = Math.min(step, jobs.length - count);

  useEffect(() => {
    if (count > step) firstNew.current?.focus();
  }, [count]);

  return (
    <div className="stack">
      <div className="toolbar">
        <p className="small muted" role="status">
          {researchDomain === null
            ? t('count', { count: jobs.length })
            : t('countIn', { count: jobs.length, domain: labelsOf('researchDomain')[Number(researchDomain)] })}
        </p>
        <BadgeKey />
      </div>
      {coursesPathOf && <p className="hint">{t('clickHint')}</p>}
      <ol className="sheet jobs">
        {jobs.slice(0, count).map((job, index) => (
          <JobItem
            key={job.Job.id}
            job={job}
            headingRef={index === count - step ? firstNew : undefined}
            coursesPathOf={coursesPathOf}
          />
        ))}
      </ol>
      {left > 0 && (
        <Button icon="plus" block onClick={() => setCount(count + step)}>
          {t('more', { count: left })}
        </Button>
      )}
    </div>
  );
};
