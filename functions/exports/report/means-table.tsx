import type { RatingKind } from '#shared/lists.ts';
import type { Figures } from './figures.ts';
import type { ReportTexts } from './texts.ts';
import { Thread } from './thread.tsx';

type MeansTableProps = { kinds: readonly { kind: RatingKind; figures: readonly Figures[] }[]; texts: ReportTexts };

/** Every category with its mean, as a thread and in figures, and how much of it is answered. */
export const MeansTable = ({ kinds, texts: { t, mean, kind: kindName, category: categoryName } }: MeansTableProps) => (
  <table className="means">
    <thead>
      <tr>
        <th scope="col">{t('overview.category')}</th>
        <th scope="col">{t('overview.scale')}</th>
        <th scope="col">{t('overview.mean')}</th>
        <th scope="col">{t('overview.rated')}</th>
        <th scope="col">{t('overview.notApplicable')}</th>
      </tr>
    </thead>
    {kinds.map(({ kind, figures }) => (
      <tbody key={kind}>
        <tr className="group">
          <th scope="rowgroup" colSpan={5}>
            {kindName(kind)}
          </th>
        </tr>
        {figures.map(({ category, mean: value, rated, total, notApplicable }) => (
          <tr key={category}>
            <th scope="row">{categoryName(kind, category)}</th>
            <td>
              <Thread value={value} />
            </td>
            <td className="number">{mean(value)}</td>
            <td>{t('overview.ratio', { rated, total })}</td>
            <td>{notApplicable}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
