import { useTranslation } from '#web/lib/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';

const keys = ['digits', 'arrows', 'notApplicable', 'like', 'dislike', 'next'] as const;
const arrows = (
  <>
    <Icon name="arrow-left" />
    <Icon name="arrow-right" />
  </>
);
const caps = { digits: '0–5', arrows, notApplicable: 'N', like: 'L', dislike: 'D' } as const;

/** What the keys do to the row one is on. */
export const KeyList = ({ canLike }: { canLike: boolean }) => {
  const { t } = useTranslation('portfolios');
  const shown = keys.filter((key) => canLike || (key !== 'like' && key !== 'dislike'));
  return (
    <ul className="key-list" aria-label={t('keys.label')}>
      {shown.map((key) => (
        <li key={key}>
          <kbd>{key === 'next' ? t('keys.enter') : caps[key]}</kbd>
          {t(`keys.${key}`)}
        </li>
      ))}
    </ul>
  );
};
