import type { CategoryFigures } from '#shared/domain/category-figures.ts';
import type { RatingKind } from '#shared/lists.ts';
import type { ReportTexts } from './texts.ts';
import { Thread } from './thread.tsx';

type MeansTableProps = {
  kinds: readonly { kind: RatingKind; figures: readonly CategoryFigures[] }[];
  texts: ReportTexts;
};

export const MeansTable = ({ kinds, texts: { t, mean, kind: kindName, category: categoryName } }: MeansTableProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('overview.category')}</th>
        <th scope="col" className="mean">
          {t('overview.mean')}
        </th>
        <th scope="col" className="rated">
          {t('overview.rated')}
        </th>
      </tr>
    </thead>
    {kinds.map(({ kind, figures }) => (
      <tbody key={kind}>
        <tr className="group">
          <th scope="rowgroup" colSpan={3}>
            {kindName(kind)}
          </th>
        </tr>
        {figures.map(({ category, mean: value, rated, total }) => (
          <tr key={category}>
            <th scope="row">{categoryName(kind, category)}</th>
            <td className="mean">
              <Thread value={value} />
              {mean(value)}
            </td>
            <td>{t('overview.ratio', { rated, total })}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
