import { highlightsOf, type Highlights as Rows } from '#shared/domain/highlights.ts';
import type { RatingKind } from '#shared/lists.ts';
import type { ReportKind, ReportRow } from './input.ts';
import { NamedFigures } from './named-figures.tsx';
import type { ReportTexts } from './texts.ts';

type ListProps = Rows<ReportRow> & {
  of: 'skills' | 'activities' | 'values' | 'toDevelop';
  kind: RatingKind;
  texts: ReportTexts;
};

const figure = (kind: RatingKind, { value }: ReportRow, { t, level }: ReportTexts): string =>
  value === null ? '' : t('value', { value, word: level(kind, value) });

const List = ({ of, kind, rows, more, texts }: ListProps) => {
  const { t } = texts;
  const named = rows.map((row) => ({ name: row.name, figure: figure(kind, row, texts) }));
  return (
    <NamedFigures title={t(`highlights.${of}`)} none={t(`highlights.none.${of}`)} rows={named}>
      {more > 0 && <p className="muted">{t('highlights.more', { count: more })}</p>}
    </NamedFigures>
  );
};

export const Highlights = ({ kinds, texts }: { kinds: readonly ReportKind[]; texts: ReportTexts }) => {
  const { skills, activities, values, toDevelop } = highlightsOf(kinds);
  return (
    <div className="highlights">
      <section className="strengths">
        <h3>{texts.t('highlights.title')}</h3>
        <div className="lists">
          <List of="skills" kind="skill" {...skills} texts={texts} />
          <List of="activities" kind="activity" {...activities} texts={texts} />
          <List of="values" kind="value" {...values} texts={texts} />
        </div>
      </section>
      <section>
        <h3>{texts.t('highlights.develop')}</h3>
        <List of="toDevelop" kind="skill" {...toDevelop} texts={texts} />
      </section>
    </div>
  );
};
