import type { ReactNode } from 'react';
import type { CategoryFigures } from '#shared/domain/category-figures.ts';
import type { RatingKind } from '#shared/lists.ts';
import type { ReportTexts } from './texts.ts';
import { Thread } from './thread.tsx';

type CategoryTableProps<C> = {
  kinds: readonly { kind: RatingKind; categories: readonly C[] }[];
  /** Beside the category's name; `name` is also the class. */
  columns: readonly { name: string; title: string; cell: (category: C) => ReactNode }[];
  texts: ReportTexts;
};

const CategoryTable = <C extends { category: number }>({ kinds, columns, texts }: CategoryTableProps<C>) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{texts.t('overview.category')}</th>
        {columns.map(({ name, title }) => (
          <th key={name} scope="col" className={name}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    {kinds.map(({ kind, categories }) => (
      <tbody key={kind}>
        <tr className="group">
          <th scope="rowgroup" colSpan={columns.length + 1}>
            {texts.kind(kind)}
          </th>
        </tr>
        {categories.map((one) => (
          <tr key={one.category}>
            <th scope="row">{texts.category(kind, one.category)}</th>
            {columns.map(({ name, cell }) => (
              <td key={name} className={name}>
                {cell(one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

/** RNCP competencies have the second column to themselves. */
export const CategoryTables = <C extends { category: number }>({ kinds, ...table }: CategoryTableProps<C>) => (
  <div className="means">
    {[kinds.filter(({ kind }) => kind !== 'rncp'), kinds.filter(({ kind }) => kind === 'rncp')]
      .filter((column) => column.length > 0)
      .map((column) => (
        <CategoryTable key={column[0]?.kind} kinds={column} {...table} />
      ))}
  </div>
);

type MeansProps = Pick<CategoryTableProps<CategoryFigures>, 'kinds' | 'texts'>;

export const Means = ({ kinds, texts }: MeansProps) => {
  const { t, mean } = texts;
  const meanCell = ({ mean: value }: CategoryFigures) => (
    <>
      <Thread value={value} />
      {mean(value)}
    </>
  );
  const columns = [
    { name: 'mean', title: t('overview.mean'), cell: meanCell },
    {
      name: 'rated',
      title: t('overview.rated'),
      cell: ({ rated, total }: CategoryFigures) => t('overview.ratio', { rated, total }),
    },
  ];
  return <CategoryTables kinds={kinds} columns={columns} texts={texts} />;
};
