import { isLikeable, type RatingKind } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { KeyList, rowKeys } from './key-list.tsx';

/** Explains the scale of a kind, N/A, the thumbs and the keys. */
export const ScaleHelp = ({ kind }: { kind: RatingKind }) => {
  const { t } = useTranslation('portfolios');
  const levels = useRatingLabels()(`level.${kind}`);
  const canLike = isLikeable(kind);
  return (
    <DisclosureMenu
      className="scale-help"
      icon="circle-question-mark"
      label={<span className="sr">{t('help.label')}</span>}
    >
      <p>{t(`help.ask.${kind}`)}</p>
      <ul className="scale-key" aria-label={t('help.scale')}>
        {Object.entries(levels).map(([value, word]) => (
          <li key={value}>
            <b>{value}</b>
            {word}
          </li>
        ))}
      </ul>
      <p className="small muted">
        {t('help.notApplicable')} {canLike && t('help.taste')} {t('help.saved')}
      </p>
      {kind === 'rncp' && <p className="small muted">{t('help.rncp')}</p>}
      <KeyList keys={rowKeys} canLike={canLike} />
    </DisclosureMenu>
  );
};
