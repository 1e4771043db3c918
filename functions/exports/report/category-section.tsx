import { figuresOf } from '#shared/domain/category-figures.ts';
import type { RatingKind } from '#shared/lists.ts';
import { CategoryTable } from './category-table.tsx';
import type { ReportCategory, ReportRow } from './input.ts';
import type { ReportTexts } from './texts.ts';

type NotApplicableProps = { rows: readonly ReportRow[]; texts: ReportTexts };

const NotApplicable = ({ rows, texts: { t, list } }: NotApplicableProps) =>
  rows.length === 0 ? null : (
    <p className="others">
      <span className="muted">{t('othersNotApplicable')}</span>{' '}
      {list(rows.map(({ name, isRetired }) => (isRetired ? t('othersRetired', { name }) : name)))}
    </p>
  );

const isInTable = ({ value, importantFlag }: ReportRow): boolean => value !== null || importantFlag !== null;

type CategorySectionProps = ReportCategory & { kind: RatingKind; definedFrom: number; texts: ReportTexts };

export const CategorySection = ({ kind, category, rows, definedFrom, texts }: CategorySectionProps) => {
  const { rated, total } = figuresOf({ category, rows });
  const tabled = rows.filter(isInTable).sort((a, b) => (b.value ?? -1) - (a.value ?? -1));
  return (
    <section className="category">
      <header>
        <h3>{texts.category(kind, category)}</h3>
        <p className="count">{texts.t('ratedOf', { count: rated, total })}</p>
      </header>
      {tabled.length > 0 && <CategoryTable kind={kind} rows={tabled} definedFrom={definedFrom} texts={texts} />}
      <NotApplicable rows={rows.filter((row) => row.answered && !isInTable(row))} texts={texts} />
    </section>
  );
};
