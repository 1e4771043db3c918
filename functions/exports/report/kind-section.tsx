import { CategoryTable } from './category-table.tsx';
import type { ReportKind } from './input.ts';
import type { ReportTexts } from './texts.ts';

type KindSectionProps = ReportKind & { texts: ReportTexts };

/** One tab of the assessment: its categories, each with every answer. */
export const KindSection = ({ kind, categories, texts }: KindSectionProps) => (
  <section className="kind">
    <header>
      <h2>{texts.kind(kind)}</h2>
      <p className="muted">{texts.t(`kind.${kind}`)}</p>
    </header>
    {categories.map((category) => (
      <CategoryTable key={category.category} kind={kind} {...category} texts={texts} />
    ))}
  </section>
);
