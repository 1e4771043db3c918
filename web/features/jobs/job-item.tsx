import type { Ref } from 'react';
import { jobStars } from '#shared/domain/job-stars.ts';
import { localized } from '#shared/domain/localized.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { Stars } from '#web/ui/stars.tsx';
import { JobBadges } from './job-badges.tsx';
import { WhyJob } from './why-job.tsx';

type JobItemProps = {
  job: CalculatedJob;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  coursesPathOf: ((skillId: string) => string) | undefined;
};

/** A suggested job: its place, what it is, its stars, how the candidate stands in the skills that matter to it, and why it is here. */
export const JobItem = ({ job, headingRef, coursesPathOf }: JobItemProps) => {
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
        <div className="job-head">
          <h2 tabIndex={-1} ref={headingRef}>
            {name}
          </h2>
          <Stars value={stars} max={3} text={t('stars', { count: stars })} />
        </div>
        {description && <p className="measure">{description}</p>}
        <JobBadges job={job} coursesPathOf={coursesPathOf} />
        {job.isPartial && <p className="muted small">{t('partial')}</p>}
        <WhyJob job={job} name={name} />
      </div>
    </li>
  );
};
