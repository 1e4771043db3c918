import type { CategoryFigures } from '#shared/domain/category-figures.ts';
import { longDate } from '#shared/domain/long-date.ts';
import type { MovedCategory } from '#shared/domain/moved-categories.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { meanFigure, wayFigure } from './result-figures.ts';
import type { Pair, Side } from './result-sides.ts';

type ResultCategoryTableProps = {
  names: Readonly<Record<number, string>>;
  figures: readonly CategoryFigures[];
  categories: readonly MovedCategory[];
  pair: Pair | undefined;
};

/** What is drawn of the categories, as a table on demand, with how much of each is rated and how much is N/A. */
export const ResultCategoryTable = ({ names, figures, categories, pair }: ResultCategoryTableProps) => {
  const { t } = useTranslation('results');
  const language = currentLanguage();
  const mean = (value: number | null) => (value === null ? t('glance.none') : meanFigure(value, language));
  const day = ({ portfolio }: Side) => <Raised>{longDate(portfolio.createdAt, language)}</Raised>;
  const ratioOf = ({ rated, total, notApplicable: count }: CategoryFigures) =>
    t(count > 0 ? 'glance.ratioNotApplicable' : 'glance.ratio', { rated, total, count });

  return (
    <details className="result-figures">
      <summary>
        <span>{t('glance.figures')}</span>
        <Icon name="chevron-down" />
      </summary>
      <table>
        <caption className="sr">{t('glance.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('glance.category')}</th>
            {pair && <th scope="col">{day(pair.earlier)}</th>}
            <th scope="col">{pair ? day(pair.later) : t('glance.mean')}</th>
            {pair && <th scope="col">{t('glance.by')}</th>}
            <th scope="col">{t('glance.rated')}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, was, is, by }, i) => (
            <tr key={category}>
              <th scope="row">{names[category]}</th>
              {pair && <td>{mean(was)}</td>}
              <td>{mean(is)}</td>
              {pair && <td>{by === null ? '–' : wayFigure(by, language)}</td>}
              <td>{figures[i] && ratioOf(figures[i])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
