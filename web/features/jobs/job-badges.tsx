import { useId } from 'react';
import type { CalculatedJob, ImportantSkill } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { SkillBadge } from './skill-badge.tsx';

type CoursesPathOf = ((skillId: string) => string) | undefined;
type BadgeGroupProps = { title: string; skills: readonly ImportantSkill[]; coursesPathOf: CoursesPathOf };

const BadgeGroup = ({ title, skills, coursesPathOf }: BadgeGroupProps) => {
  const id = useId();
  if (skills.length === 0) return null;
  return (
    <>
      <span className="muted small" id={id}>
        {title}
      </span>
      <ul className="badges" aria-labelledby={id}>
        {skills.map((skill) => (
          <li key={skill.SkillId}>
            <SkillBadge skill={skill} coursesPath={coursesPathOf?.(skill.SkillId)} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** The most important skills that are not already told among those that set the job apart. */
export const alsoImportant = ({ distinctiveSkills, mostImportantSkills }: CalculatedJob): ImportantSkill[] => {
  const told = new Set(distinctiveSkills.map(({ SkillId }) => SkillId));
  return mostImportantSkills.filter(({ SkillId }) => !told.has(SkillId));
};

/** How the candidate stands in the skills that set a job apart, and in those that it asks for most. */
export const JobBadges = ({ job, coursesPathOf }: { job: CalculatedJob; coursesPathOf: CoursesPathOf }) => {
  const { t } = useTranslation('jobs');
  return (
    <div className="badge-groups">
      <BadgeGroup title={t('distinctive')} skills={job.distinctiveSkills} coursesPathOf={coursesPathOf} />
      <BadgeGroup title={t('skills')} skills={alsoImportant(job)} coursesPathOf={coursesPathOf} />
    </div>
  );
};
