import type { ReactNode } from 'react';
import type { RatingKind } from '#shared/lists.ts';
import type { ReportTexts } from './texts.ts';

type MeansTablesProps<C> = {
  kinds: readonly { kind: RatingKind; categories: readonly C[] }[];
  heading: string;
  mean: (figures: C) => ReactNode;
  /** Fills a last column. */
  rated?: (figures: C) => string;
  texts: ReportTexts;
};

/** RNCP competencies, which are long sentences, have their own table. */
export const MeansTables = <C extends { category: number }>(props: MeansTablesProps<C>) => {
  const { kinds, heading, mean, rated, texts } = props;
  const { t, kind: kindName, category: categoryName } = texts;
  return (
    <div className="means">
      {[false, true].map((isRncp) => (
        <table key={String(isRncp)}>
          <thead>
            <tr>
              <th scope="col">{t('overview.category')}</th>
              <th scope="col" className="mean">
                {heading}
              </th>
              {rated && (
                <th scope="col" className="rated">
                  {t('overview.rated')}
                </th>
              )}
            </tr>
          </thead>
          {kinds
            .filter(({ kind }) => (kind === 'rncp') === isRncp)
            .map(({ kind, categories }) => (
              <tbody key={kind}>
                <tr className="group">
                  <th scope="rowgroup" colSpan={rated ? 3 : 2}>
                    {kindName(kind)}
                  </th>
                </tr>
                {categories.map((figures) => (
                  <tr key={figures.category}>
                    <th scope="row">{categoryName(kind, figures.category)}</th>
                    <td className="mean">{mean(figures)}</td>
                    {rated && <td>{rated(figures)}</td>}
                  </tr>
                ))}
              </tbody>
            ))}
        </table>
      ))}
    </div>
  );
};
