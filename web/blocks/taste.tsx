import { useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';

type TasteProps = {
  /** Name of the rated entry. */
  name: string;
  /** True for liked, false for disliked, null for neutral. */
  value: boolean | null;
  /** Shows the tooltips beside the icons, too. */
  isWide?: boolean;
  onChange: (value: boolean | null) => void;
};

/** At most one of the two is ticked. */
export const Taste = ({ name, value, isWide = false, onChange }: TasteProps) => {
  const { t } = useTranslation('portfolios');
  const tick = (of: 'like' | 'dislike') => (
    <label className={of === 'dislike' ? 'no' : undefined} title={t(`rating.${of}`)}>
      <input
        type="checkbox"
        aria-label={t(`rating.${of}Of`, { name })}
        checked={value === (of === 'like')}
        onChange={(event) => onChange(event.target.checked ? of === 'like' : null)}
      />
      <Icon name={of === 'like' ? 'thumbs-up' : 'thumbs-down'} />
      {isWide && <span aria-hidden="true">{t(`rating.${of}`)}</span>}
    </label>
  );
  return (
    <fieldset className={isWide ? 'taste wide' : 'taste'} aria-label={t('rating.taste', { name })}>
      {tick('like')}
      {tick('dislike')}
    </fieldset>
  );
};
