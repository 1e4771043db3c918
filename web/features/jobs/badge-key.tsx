import type { BadgeLevel } from '#shared/matching/job-stars.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { badgeLooks } from './skill-badge.tsx';

const levels: readonly BadgeLevel[] = ['strength', 'warning', 'weakness', 'unrated'];

/** What the icons of the skill badges mean. */
export const BadgeKey = () => {
  const { t } = useTranslation('jobs');
  return (
    <ul className="badge-key" aria-label={t('key')}>
      {levels.map((level) => (
        <li key={level} className={badgeLooks[level].className}>
          <Icon name={badgeLooks[level].icon} />
          {t(`level.${level}`)}
        </li>
      ))}
    </ul>
  );
};
