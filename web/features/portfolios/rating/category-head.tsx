import { isLikeable, type RatingKind } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { KeyList, rowKeys } from './key-list.tsx';
import { countAnswered, type RatedRow } from './rated-row.ts';

type CategoryHeadProps = {
  kind: RatingKind;
  levels: Readonly<Record<number, string>>;
  rows: readonly RatedRow[];
};

/** What is asked, the words of the scale, and how far one has come. */
export const CategoryHead = ({ kind, levels, rows }: CategoryHeadProps) => {
  const { t } = useTranslation('portfolios');
  const answered = countAnswered(rows);
  return (
    <div className="cat-meta stack stack-2">
      <div>
        {kind === 'rncp' && rows[0]?.entry.category === 1 && <p className="small measure">{t('detail.rncp')}</p>}
        <p className="muted small measure">{t(`detail.ask.${kind}`)}</p>
        <ul className="scale-key" aria-label={t('detail.scale')}>
          {Object.entries(levels).map(([value, word]) => (
            <li key={value}>
              <b>{value}</b>
              {word}
            </li>
          ))}
        </ul>
      </div>
      <div className="progress">
        <span className="t">{t('detail.answered', { count: answered, total: rows.length })}</span>
        <progress value={answered} max={rows.length} aria-label={t('detail.progress')} />
      </div>
      <KeyList keys={rowKeys} canLike={isLikeable(kind)} />
    </div>
  );
};
