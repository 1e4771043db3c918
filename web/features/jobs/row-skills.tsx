import type { ReactNode } from 'react';
import type { ImportantSkill } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SkillBadge } from './skill-badge.tsx';
import './skill-marks.css';

export type SkillTools = {
  skillNames: ReadonlyMap<string, string>;
  /** Undefined when the user sees no courses. */
  coursesPathOf: ((skillId: string) => string) | undefined;
};

type SkillMarksProps = { skills: readonly ImportantSkill[]; label: string; tools: SkillTools };

export const SkillMarks = ({ skills, label, tools: { skillNames, coursesPathOf } }: SkillMarksProps) => {
  if (skills.length === 0) return null;
  return (
    <ul className="marks" aria-label={label}>
      {skills.map((skill) => (
        <li key={skill.SkillId}>
          <SkillBadge
            skill={skill}
            name={skillNames.get(skill.SkillId) ?? ''}
            coursesPath={coursesPathOf?.(skill.SkillId)}
          />
        </li>
      ))}
    </ul>
  );
};

/** On narrow screens the skills open below their number. */
export const FoldedSkills = ({ stars, ...marks }: SkillMarksProps & { stars: ReactNode }) => {
  const { t } = useTranslation('jobs');
  const { length } = marks.skills;
  if (length === 0) return stars;
  return (
    <details className="skills-thin">
      <summary>
        {stars}
        <span>
          {stars && ', '}
          {t('row.skills', { count: length })}
        </span>
        <Icon name="chevron-down" className="chev" />
      </summary>
      <SkillMarks {...marks} />
    </details>
  );
};
