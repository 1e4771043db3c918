import { isLikeable, type RatingKind } from '#shared/lists.ts';
import { figuresOf } from './figures.ts';
import type { ReportCategory, ReportRow } from './input.ts';
import { Liking } from './liking.tsx';
import type { ReportTexts } from './texts.ts';
import { Thread } from './thread.tsx';

/** Tables up to this length are kept on one page; longer ones break between rows and repeat their head. */
const keptWhole = 5;

type CategoryTableProps = ReportCategory & { kind: RatingKind; texts: ReportTexts };
type RowProps = { kind: RatingKind; row: ReportRow; texts: ReportTexts };

const stateOf = ({ answered, value }: ReportRow): 'rated' | 'not-applicable' | 'unanswered' => {
  if (!answered) return 'unanswered';
  return value === null ? 'not-applicable' : 'rated';
};

const wordOf = ({ kind, row, texts: { t, level } }: RowProps): string => {
  if (!row.answered) return t('unanswered');
  return row.value === null ? t('notApplicable') : t('value', { value: row.value, word: level(kind, row.value) });
};

const Row = ({ kind, row, texts }: RowProps) => {
  const state = stateOf(row);
  return (
    <tr className={state}>
      <th scope="row">{row.name}</th>
      <td className="scale">{state !== 'not-applicable' && <Thread value={row.value} />}</td>
      <td className="rating">{wordOf({ kind, row, texts })}</td>
      {isLikeable(kind) && (
        <td className="liking">
          <Liking flag={row.importantFlag} t={texts.t} />
        </td>
      )}
    </tr>
  );
};

/** One category: its name heads the first column, so it comes back with the table's head on the next page. */
export const CategoryTable = ({ kind, category, rows, texts }: CategoryTableProps) => {
  const { t } = texts;
  const { rated, total, notApplicable } = figuresOf({ category, rows });
  return (
    <table className={rows.length <= keptWhole ? 'ratings whole' : 'ratings'}>
      <thead>
        <tr>
          <th scope="col">
            <h3>{texts.category(kind, category)}</h3>
            {t(notApplicable > 0 ? 'ratedOfWithout' : 'ratedOf', { count: rated, total, notApplicable })}
          </th>
          <th scope="col">{t('scale')}</th>
          <th scope="col">{t('rating')}</th>
          {isLikeable(kind) && <th scope="col">{t('liking')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} kind={kind} row={row} texts={texts} />
        ))}
      </tbody>
    </table>
  );
};
