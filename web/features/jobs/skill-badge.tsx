import { type BadgeLevel, badgeLevel } from '#shared/domain/job-stars.ts';
import { localized } from '#shared/domain/localized.ts';
import type { ImportantSkill } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';

export const badgeLooks: Record<BadgeLevel, { className: string; icon: IconName }> = {
  strength: { className: 'badge strong', icon: 'trending-up' },
  warning: { className: 'badge amber', icon: 'minus' },
  weakness: { className: 'badge red', icon: 'trending-down' },
  unrated: { className: 'badge none', icon: 'circle-dashed' },
};

type SkillBadgeProps = {
  skill: ImportantSkill;
  /** The page with the courses for this skill; without it the badge is plain. */
  coursesPath: string | undefined;
};

/** A skill that matters to a job, with how the candidate stands: icon, tint, figure and, read out, the word. */
export const SkillBadge = ({ skill: { Skill, value }, coursesPath }: SkillBadgeProps) => {
  const { t } = useTranslation('jobs');
  const level = badgeLevel(value);
  const { className, icon } = badgeLooks[level];
  const content = (
    <>
      <Icon name={icon} />
      <span>{localized(Skill, currentLanguage()).name}</span>
      {value === null ? (
        <span className="nowrap">{t('level.unrated')}</span>
      ) : (
        <>
          <b>{value}</b>
          <span className="sr">{t('rated', { level: t(`level.${level}`) })}</span>
        </>
      )}
    </>
  );
  if (!coursesPath) return <span className={className}>{content}</span>;
  return (
    <a className={className} href={coursesPath} target="_blank" rel="noreferrer">
      {content}
      <span className="sr">, {t('courses')}</span>
    </a>
  );
};
