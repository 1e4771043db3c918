import { type BadgeLevel, badgeLevel, skillStanding } from '#shared/matching/badges.ts';
import type { ImportantSkill } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';

const badgeLooks: Record<BadgeLevel, { className: string; icon: IconName }> = {
  strength: { className: 'mark up', icon: 'trending-up' },
  warning: { className: 'mark mid', icon: 'minus' },
  weakness: { className: 'mark down', icon: 'trending-down' },
  unrated: { className: 'mark none', icon: 'circle-dashed' },
};

type SkillBadgeProps = {
  skill: ImportantSkill;
  name: string;
  coursesPath: string | undefined;
};

export const SkillBadge = ({ skill: { value, importance }, name, coursesPath }: SkillBadgeProps) => {
  const { t } = useTranslation('jobs');
  const { className, icon } = badgeLooks[badgeLevel(value)];
  const standing = skillStanding(value, importance);
  // A red or amber badge that says "as much as the job asks for" would contradict itself: only the value is read out.
  const words = standing === 'enough' ? t('outOf') : t('rated', { level: t(`standing.${standing}`) });
  const content = (
    <>
      <Icon name={icon} />
      <span>{name}</span>
      {value === null ? (
        <span className="sr">, {t('standing.unrated')}</span>
      ) : (
        <>
          <b>{value}</b>
          <span className="sr">{words}</span>
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
