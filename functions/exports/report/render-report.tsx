import { Cover } from './cover.tsx';
import { definedFrom } from './definitions.ts';
import { folio } from './folio.ts';
import type { ReportInput } from './input.ts';
import { KindSection } from './kind-section.tsx';
import { Overview } from './overview.tsx';
import { renderDocument } from './render-document.tsx';
import { reportStyles } from './styles.ts';
import { SuggestedJobs } from './suggested-jobs.tsx';
import { reportTexts } from './texts.ts';
import { Travelled } from './travelled.tsx';

/** An assessment's report as one HTML document for the printer. */
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
  const lowestDefined = definedFrom(kinds, travelled !== undefined);
  return renderDocument({
    language,
    title: texts.t('documentTitle', { title }),
    styles: `${reportStyles}${folio(fullName, title)}`,
    children: (
      <>
        <Cover title={title} fullName={fullName} university={university} date={date} texts={texts} />
        <Overview kinds={kinds} texts={texts} />
        {kinds.map((kind) => (
          <KindSection key={kind.kind} {...kind} definedFrom={lowestDefined[kind.kind]} texts={texts} />
        ))}
        <SuggestedJobs jobs={jobs} texts={texts} />
        {travelled && <Travelled travelled={travelled} date={date} texts={texts} />}
      </>
    ),
  });
};
