import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** Who employs, and what is asked for beyond a PhD: what is known of it. */
export const JobFacts = ({ job: { Job } }: { job: CalculatedJob }) => {
  const { t } = useTranslation('jobs');
  const facts = Job.employers.map((kind) => t(`employer.${kind}`));
  if (Job.requirement) facts.push(t(`requirement.${Job.requirement}`));
  if (facts.length === 0) return null;
  return (
    <ul className="job-facts" aria-label={t('facts')}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
};
