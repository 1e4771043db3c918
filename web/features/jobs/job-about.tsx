import { type ReactNode, useId, useState } from 'react';
import { definitionIn, localized } from '#shared/domain/localized.ts';
import { jobFacts } from '#shared/schemas/catalogue-lists.ts';
import type { CalculatedJob, ImportantSkill } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useJobFields } from '#web/lib/words/use-job-fields.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SkillMarks, type SkillTools } from './row-skills.tsx';

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

type AboutProps = { job: CalculatedJob; skills: readonly ImportantSkill[]; tools: SkillTools };

/** The definition opens what else the catalogue says of the job, which the row shows last. */
export const useAbout = ({ job, skills, tools }: AboutProps): { definition: ReactNode; more: ReactNode } => {
  const { t } = useTranslation('jobs');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, description } = localized(job.Job, currentLanguage());
  const definition = definitionIn(job.Job, currentLanguage());
  const isMore = description || skills.length + job.Job.employers.length > 0 || job.Job.requirement;
  if (!isMore) return { definition: definition && <p className="def">{definition}</p>, more: null };
  return {
    definition: (
      <button
        type="button"
        className="def"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{definition || t('row.description')}</span>
        <span className="sr">{t('row.more')}</span>
        <Icon name="chevron-down" className="chev" />
      </button>
    ),
    more: (
      <div className="about stack stack-2" id={id} hidden={!isOpen}>
        {description && <p className="measure">{description}</p>}
        <JobFacts job={job} />
        {skills.length > 0 && (
          <p className="small muted" aria-hidden="true">
            {t('row.others')}
          </p>
        )}
        <SkillMarks skills={skills} label={t('row.othersOf', { name })} tools={tools} />
      </div>
    ),
  };
};
