import { useId } from 'react';
import { Link } from 'react-router-dom';
import { localized } from '#shared/domain/localized.ts';
import { type NearJob, nearJobs } from '#shared/matching/near-jobs.ts';
import type { CalculatedJob, JobExplanation } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useJobFields } from '#web/lib/words/use-job-fields.ts';
import type { Names } from './use-names.ts';

type NeighboursProps = {
  explanation: JobExplanation;
  jobs: readonly CalculatedJob[];
  hidden: readonly string[];
  names: Names;
  pathOf: (jobId: string) => string;
};

export const Neighbours = ({ explanation, jobs, hidden, names, pathOf }: NeighboursProps) => {
  const { t } = useTranslation('jobPage');
  const { textsOf } = useJobFields();
  const id = useId();
  const language = currentLanguage();
  const near = nearJobs(explanation, jobs, (jobId) => !hidden.includes(jobId));
  if (near.length === 0) return null;

  const differenceOf = ({ job: { Job }, isKin, more, hasOtherEntry }: NearJob): string => {
    const family = language === 'fr' ? Job.familyFR : Job.family;
    const skills = more.flatMap((skillId) => names.get(skillId)?.toLocaleLowerCase(language) ?? []).join(', ');
    const said = [
      isKin && t('near.kin', { family }),
      hasOtherEntry && textsOf('fact', 'requirement', Job.requirement)[0],
      skills && t('near.more', { skills }),
    ].filter(Boolean);
    return said.slice(0, 2).join(' · ') || t('near.same');
  };

  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('near.title')}</h2>
      <ul className="ruled near">
        {near.map((one) => (
          <li key={one.job.Job.id}>
            <Link to={pathOf(one.job.Job.id)}>{localized(one.job.Job, language).name}</Link>
            <p className="small muted">{differenceOf(one)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
