import { useState } from 'react';
import type { CalculatedJob, ImportantSkill } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { alsoImportant } from './job-badges.tsx';
import { SkillGap } from './skill-gap.tsx';
import { SkillGapKey } from './skill-gap-key.tsx';

type SkillGroupProps = { title: string; skills: readonly ImportantSkill[] };

const SkillGroup = ({ title, skills }: SkillGroupProps) =>
  skills.length > 0 && (
    <div className="gaps">
      <h3>{title}</h3>
      <ul>
        {skills.map((skill) => (
          <SkillGap key={skill.SkillId} skill={skill} />
        ))}
      </ul>
    </div>
  );

/** Why a job is suggested: how near the ratings come to it, skill by skill, what sets it apart first. Drawn only when it is opened. */
export const WhyJob = ({ job, name }: { job: CalculatedJob; name: string }) => {
  const { t } = useTranslation('jobs');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="why" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span>
          {t('why.title')}
          <span className="sr"> {name}</span>
        </span>
        <Icon name="chevron-down" className="chev" />
      </summary>
      {isOpen && (
        <div className="inner">
          <p className="measure">{t(`why.readiness.${job.readiness}`)}</p>
          <SkillGroup title={t('why.distinctive')} skills={job.distinctiveSkills} />
          <SkillGroup title={t('why.important')} skills={alsoImportant(job)} />
          <SkillGapKey />
          <p className="muted small measure">{t('why.average')}</p>
        </div>
      )}
    </details>
  );
};
