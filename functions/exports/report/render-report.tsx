import { renderToStaticMarkup } from 'react-dom/server';
import { Cover } from './cover.tsx';
import { definedFrom } from './definitions.ts';
import { folio } from './folio.ts';
import { fontFaces } from './fonts.ts';
import type { ReportInput } from './input.ts';
import { KindSection } from './kind-section.tsx';
import { Overview } from './overview.tsx';
import { styles } from './styles.ts';
import { SuggestedJobs } from './suggested-jobs.tsx';
import { reportTexts } from './texts.ts';

/** The page fetches nothing and runs nothing: what it shows lies in it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** An assessment's report as one HTML document for the printer, self-contained. */
export const renderReport = ({ language, title, fullName, date, kinds, jobs }: ReportInput): string => {
  const texts = reportTexts(language);
  const lowestDefined = definedFrom(kinds);
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{texts.t('documentTitle', { title })}</title>
        <style>{`${fontFaces}${styles}${folio(fullName, title)}`}</style>
      </head>
      <body>
        <Cover title={title} fullName={fullName} date={date} texts={texts} />
        <Overview kinds={kinds} texts={texts} />
        {kinds.map((kind) => (
          <KindSection key={kind.kind} {...kind} definedFrom={lowestDefined[kind.kind]} texts={texts} />
        ))}
        <SuggestedJobs jobs={jobs} texts={texts} />
      </body>
    </html>,
  )}`;
};
