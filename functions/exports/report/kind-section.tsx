import { CategorySection } from './category-section.tsx';
import type { ReportKind } from './input.ts';
import type { ReportTexts } from './texts.ts';

type KindSectionProps = ReportKind & { definedFrom: number; texts: ReportTexts };

/**
 * One tab of the assessment: its categories, each with every answer. Two columns: across the whole page the definitions
 * of a full assessment would take three pages more, in lines too long to read.
 */
export const KindSection = ({ kind, categories, definedFrom, texts }: KindSectionProps) => (
  <section className="kind">
    <header>
      <h2>{texts.kind(kind)}</h2>
      <p className="muted">{texts.t(`kind.${kind}`)}</p>
    </header>
    <div className="columns">
      {categories.map((category) => (
        <CategorySection key={category.category} kind={kind} {...category} definedFrom={definedFrom} texts={texts} />
      ))}
    </div>
  </section>
);
