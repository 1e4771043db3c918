import { localized } from '#shared/domain/localized.ts';
import { jobStars } from '#shared/matching/job-stars.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Stars } from '#web/ui/fields/stars.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
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

/** The next jobs of the same family with their own ranks, folded. */
export const JobFamily = ({ kin, marks }: { kin: readonly CalculatedJob[]; marks: Marks }) => {
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
