import type { ImportantSkill } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Fold } from '#web/ui/fold.tsx';
import type { JobTools } from './job-tools.ts';
import { SkillBadges } from './skill-badges.tsx';

/** What nearly all jobs of the list ask for, said once; on a phone at a press. */
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
