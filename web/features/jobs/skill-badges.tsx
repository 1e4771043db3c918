import { useId } from 'react';
import type { CalculatedJob, ImportantSkill } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Fold } from '#web/ui/fold.tsx';
import type { JobTools } from './job-tools.ts';
import { SkillBadge } from './skill-badge.tsx';

type BadgeTools = Pick<JobTools, 'skillNames' | 'coursesPathOf'>;

/** Leaves out skills that the catalogue no longer names. */
export const SkillBadges = ({
  skills,
  labelledBy,
  tools: { skillNames, coursesPathOf },
}: {
  skills: readonly ImportantSkill[];
  labelledBy: string;
  tools: BadgeTools;
}) => (
  <ul className="badges" aria-labelledby={labelledBy}>
    {skills.map((skill) => {
      const name = skillNames.get(skill.SkillId);
      return (
        name && (
          <li key={skill.SkillId}>
            <SkillBadge skill={skill} name={name} coursesPath={coursesPathOf?.(skill.SkillId)} />
          </li>
        )
      );
    })}
  </ul>
);

const BadgeGroup = ({ title, ...badges }: { title: string; skills: readonly ImportantSkill[]; tools: BadgeTools }) => {
  const id = useId();
  if (badges.skills.length === 0) return null;
  return (
    <>
      <span className="muted small" id={id}>
        {title}
      </span>
      <SkillBadges {...badges} labelledBy={id} />
    </>
  );
};

export const JobBadges = ({ job, tools }: { job: CalculatedJob; tools: JobTools }) => {
  const { t } = useTranslation('jobs');
  const distinctive = job.distinctiveSkills.filter(({ SkillId }) => !tools.commonIds.has(SkillId));
  const shown = new Set(distinctive.map(({ SkillId }) => SkillId));
  const others = job.mostImportantSkills.filter(({ SkillId }) => !shown.has(SkillId) && !tools.commonIds.has(SkillId));
  if (distinctive.length + others.length === 0) return null;
  return (
    <div className="badge-groups">
      <BadgeGroup title={t('distinctive')} skills={distinctive} tools={tools} />
      <BadgeGroup title={t('skills')} skills={others} tools={tools} />
    </div>
  );
};

export const CommonSkills = ({ skills, tools }: { skills: readonly ImportantSkill[]; tools: JobTools }) => {
  const { t } = useTranslation('jobs');
  if (skills.length === 0) return null;
  return (
    <Fold summary={t('common.title')}>
      <section className="common" aria-labelledby="common-skills">
        <div>
          <h2 className="hide-narrow" id="common-skills">
            {t('common.title')}
          </h2>
          <p className="muted measure">{t('common.text')}</p>
        </div>
        <SkillBadges skills={skills} labelledBy="common-skills" tools={tools} />
      </section>
    </Fold>
  );
};
