import type { ReportKind } from './input.ts';
import type { ReportTexts } from './texts.ts';

type LikedActivitiesProps = { kinds: readonly ReportKind[]; texts: ReportTexts };

/** The activities that the candidate likes, by category. */
export const LikedActivities = ({ kinds, texts: { t, category: categoryName } }: LikedActivitiesProps) => {
  const categories = kinds.find(({ kind }) => kind === 'activity')?.categories ?? [];
  const liked = categories
    .map(({ category, rows }) => ({ category, rows: rows.filter((row) => row.importantFlag === true) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <section className="liked">
      <h2>{t('liked.title')}</h2>
      {liked.length === 0 && <p className="muted">{t('liked.none')}</p>}
      {liked.map(({ category, rows }) => (
        <div key={category} className="group">
          <h3>{categoryName('activity', category)}</h3>
          <ul>
            {rows.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
