import { answeredOf } from './answered.ts';
import { CategorySection } from './category-section.tsx';
import { Cover } from './cover.tsx';
import { definedFrom } from './definitions.ts';
import { folio } from './folio.ts';
import type { ReportInput, ReportKind } from './input.ts';
import { Overview } from './overview.tsx';
import { renderDocument } from './render-document.tsx';
import { reportStyles } from './styles.ts';
import { SuggestedJobs } from './suggested-jobs.tsx';
import { type ReportTexts, reportTexts } from './texts.ts';
import { Travelled } from './travelled.tsx';

type KindSectionProps = ReportKind & { definedFrom: number; texts: ReportTexts };

/** Two columns: across the whole page the definitions would take three more pages, in lines too long to read. */
const KindSection = ({ kind, categories, definedFrom, texts }: KindSectionProps) => (
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

export const renderReport = ({
  language,
  title,
  fullName,
  university,
  date,
  kinds,
  jobs,
  travelled,
}: ReportInput): string => {
  const texts = reportTexts(language);
  const { answered, silent } = answeredOf(kinds, texts);
  const lowestDefined = definedFrom(answered, travelled !== undefined);
  return renderDocument({
    language,
    title: texts.t('documentTitle', { title }),
    styles: `${reportStyles}${folio(fullName, title)}`,
    children: (
      <>
        <Cover title={title} fullName={fullName} university={university} date={date} texts={texts} />
        <Overview kinds={answered} texts={texts} />
        {answered.map((kind) => (
          <KindSection key={kind.kind} {...kind} definedFrom={lowestDefined[kind.kind]} texts={texts} />
        ))}
        {silent.length > 0 && <p className="silent">{texts.t('silent', { names: texts.list(silent) })}</p>}
        <SuggestedJobs jobs={jobs} texts={texts} />
        {travelled && <Travelled travelled={travelled} date={date} texts={texts} />}
      </>
    ),
  });
};
