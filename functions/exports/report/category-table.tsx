import type { RatingKind } from '#shared/lists.ts';
import { ThumbDown, ThumbUp } from './icons.tsx';
import type { ReportRow } from './input.ts';
import type { ReportTexts } from './texts.ts';
import { Thread } from './thread.tsx';

const Liking = ({ flag, t }: { flag: boolean | null; t: ReportTexts['t'] }) => {
  if (flag === null) return null;
  return (
    <span className="liking">
      {flag ? <ThumbUp /> : <ThumbDown />}
      {t(flag ? 'like' : 'dislike')}
    </span>
  );
};

type EntryProps = { kind: RatingKind; row: ReportRow; isDefined: boolean; texts: ReportTexts };

const wordOf = (kind: RatingKind, { value, answered }: ReportRow, { t, level }: ReportTexts): string => {
  if (value !== null) return t('value', { value, word: level(kind, value) });
  return t(answered ? 'notApplicable' : 'unanswered');
};

const Entry = ({ kind, row, isDefined, texts }: EntryProps) => (
  <tbody className="entry">
    <tr>
      <th scope="row">{row.name}</th>
      <td className="rating">
        {row.value !== null && <Thread value={row.value} />}
        {wordOf(kind, row, texts)}
      </td>
    </tr>
    {(isDefined || row.importantFlag !== null || row.isRetired) && (
      <tr className="what">
        <td colSpan={2}>
          <Liking flag={row.importantFlag} t={texts.t} /> {isDefined && row.description}
          {row.isRetired && <p className="retired">{texts.retired}</p>}
        </td>
      </tr>
    )}
  </tbody>
);

type CategoryTableProps = { kind: RatingKind; rows: readonly ReportRow[]; definedFrom: number; texts: ReportTexts };

export const CategoryTable = ({ kind, rows, definedFrom, texts }: CategoryTableProps) => (
  <table className="ratings">
    <thead>
      <tr>
        <th scope="col">{texts.t(`row.${kind}`)}</th>
        <th scope="col" className="rating">
          {texts.t('rating')}
        </th>
      </tr>
    </thead>
    {rows.map((row) => (
      <Entry
        key={row.name}
        kind={kind}
        row={row}
        isDefined={row.description !== '' && row.value !== null && row.value >= definedFrom}
        texts={texts}
      />
    ))}
  </table>
);
