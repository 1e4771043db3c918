import { useTranslation } from '#web/lib/i18n.ts';

/** What ring, disc and thread mean; for those who see them. */
export const SkillGapKey = () => {
  const { t } = useTranslation('jobs');
  return (
    <ul className="gap-key" aria-hidden="true">
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle className="need" cx="8" cy="8" r="6" />
        </svg>
        {t('why.key.asked')}
      </li>
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle className="mine" cx="8" cy="8" r="7" />
        </svg>
        {t('why.key.mine')}
      </li>
      <li>
        <svg viewBox="0 0 28 16" className="wide" aria-hidden="true">
          <line className="above" x1="2" x2="26" y1="8" y2="8" />
        </svg>
        {t('why.key.above')}
      </li>
      <li>
        <svg viewBox="0 0 28 16" className="wide" aria-hidden="true">
          <line className="below" x1="2" x2="26" y1="8" y2="8" />
        </svg>
        {t('why.key.below')}
      </li>
    </ul>
  );
};
