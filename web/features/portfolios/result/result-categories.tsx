import type { CategoryFigures } from '#shared/domain/category-figures.ts';
import { longDate } from '#shared/domain/long-date.ts';
import { type MovedCategory, mostMoved, movedCategories } from '#shared/domain/moved-categories.ts';
import type { Language, RatingKind } from '#shared/lists.ts';
import { locales } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { ResultKey, ResultLine } from './result-line.tsx';
import { ResultRadar } from './result-radar.tsx';
import { figuresOfKind, type Pair, type Side } from './result-sides.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const formats = {
  fr: new Intl.NumberFormat(locales.fr, oneDecimal),
  en: new Intl.NumberFormat(locales.en, oneDecimal),
};
const signed = {
  fr: new Intl.NumberFormat(locales.fr, { ...oneDecimal, signDisplay: 'exceptZero' }),
  en: new Intl.NumberFormat(locales.en, { ...oneDecimal, signDisplay: 'exceptZero' }),
};

/** "3,4", "4,0". */
const meanFigure = (value: number, language: Language): string => formats[language].format(value);

/** "+0,5", "−0,2". */
const differenceFigure = (value: number, language: Language): string =>
  signed[language].format(value).replace('-', '−');

type ResultCategoryTableProps = {
  names: Readonly<Record<number, string>>;
  figures: readonly CategoryFigures[];
  categories: readonly MovedCategory[];
  pair: Pair | undefined;
};

const ResultCategoryTable = ({ names, figures, categories, pair }: ResultCategoryTableProps) => {
  const { t } = useTranslation('results');
  const language = currentLanguage();
  const mean = (value: number | null) => (value === null ? t('glance.none') : meanFigure(value, language));
  const day = ({ portfolio }: Side) => <Raised>{longDate(portfolio.createdAt, language)}</Raised>;
  const ratioOf = ({ rated, total, notApplicable: count }: CategoryFigures) =>
    t(count > 0 ? 'glance.ratioNotApplicable' : 'glance.ratio', { rated, total, count });

  return (
    <details className="result-figures">
      <summary className="opener">
        <span>{t('glance.figures')}</span>
        <Icon name="chevron-down" className="chev" />
      </summary>
      <table className={pair ? 'small num compared-figures' : 'small num'}>
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
              {pair && <td>{by === null ? '–' : differenceFigure(by, language)}</td>}
              <td>{figures[i] && ratioOf(figures[i])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

const minAxes = 4;

type ResultCategoriesProps = { kind: RatingKind; subject: Side; pair: Pair | undefined };

export const ResultCategories = ({ kind, subject, pair }: ResultCategoriesProps) => {
  const { t } = useTranslation('results');
  const names = useRatingLabels()(`category.${kind}`);
  const language = currentLanguage();
  const figures = figuresOfKind(pair?.later ?? subject, kind);
  const categories = movedCategories(pair ? figuresOfKind(pair.earlier, kind) : [], figures);
  const most = mostMoved(categories);
  const isCompared = pair !== undefined;
  const hasShape = categories.length >= minAxes;
  const List = hasShape ? 'ol' : 'ul';

  return (
    <section className="result-part stack">
      <header>
        <h2>{t('glance.title')}</h2>
        <p className="muted measure">
          {t('glance.hint')}{' '}
          {isCompared &&
            (most
              ? t('glance.moved', { category: names[most.category], by: differenceFigure(most.by, language) })
              : t('glance.steady'))}
        </p>
      </header>
      <div className="sheet pad stack">
        <div className={hasShape ? 'result-shape' : undefined}>
          {hasShape && <ResultRadar categories={categories} isCompared={isCompared} />}
          <List className="result-lines ruled">
            {categories.map(({ category, was, is }) => (
              <ResultLine
                key={category}
                name={hasShape ? `${category}. ${names[category]}` : names[category]}
                is={is}
                {...(isCompared && { was })}
                figure={(value) => meanFigure(value, language)}
              />
            ))}
          </List>
        </div>
        {pair && <ResultKey {...pair} />}
        <ResultCategoryTable names={names} figures={figures} categories={categories} pair={pair} />
      </div>
    </section>
  );
};
