import { mostMoved, movedCategories } from '#shared/domain/moved-categories.ts';
import type { RatingKind } from '#shared/lists.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { ResultCategoryTable } from './result-category-table.tsx';
import { meanFigure, wayFigure } from './result-figures.ts';
import { ResultKey } from './result-key.tsx';
import { ResultLine } from './result-line.tsx';
import { ResultRadar } from './result-radar.tsx';
import { figuresOfKind, type Pair, type Side } from './result-sides.ts';

/** From so many categories on they have a shape. */
const leastAxes = 4;

type ResultCategoriesProps = { kind: RatingKind; subject: Side; pair: Pair | undefined };

/** The means of a kind's categories, drawn, in words and, on demand, as a table; those of an earlier assessment beside them. */
export const ResultCategories = ({ kind, subject, pair }: ResultCategoriesProps) => {
  const { t } = useTranslation('results');
  const names = useRatingLabels()(`category.${kind}`);
  const language = currentLanguage();
  const figures = figuresOfKind(pair?.later ?? subject, kind);
  const categories = movedCategories(pair ? figuresOfKind(pair.earlier, kind) : [], figures);
  const most = mostMoved(categories);
  const isCompared = pair !== undefined;
  const hasShape = categories.length >= leastAxes;
  const List = hasShape ? 'ol' : 'ul';

  return (
    <section className="result-part stack">
      <header>
        <h2>{t('glance.title')}</h2>
        <p className="muted measure">
          {t('glance.hint')}{' '}
          {isCompared &&
            (most
              ? t('glance.moved', { category: names[most.category], by: wayFigure(most.by, language) })
              : t('glance.steady'))}
        </p>
      </header>
      <div className="sheet pad stack">
        <div className={hasShape ? 'result-shape' : undefined}>
          {hasShape && <ResultRadar categories={categories} isCompared={isCompared} />}
          <List className="result-lines">
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
