const layout = 'tests/functions/exports-layout.test.ts';
const shared = 'tests/functions/exports-shared.test.ts';
const pages = 'tests/unit/shared-pages.test.ts';

/** Both PDFs: nothing clipped, lost, or shown without consent. */
export const exportMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  [
    'functions/exports/report/category-table.tsx',
    '{row.value !== null && <Thread value={row.value} />}',
    '{row.value === null ? <span className="thread" /> : <Thread value={row.value} />}',
    layout,
  ],
  ['functions/exports/report/styles/page.css', 'width: 145mm;\n    margin-top: 3mm;', 'width: 145mm;', layout],
  [
    'functions/exports/report/render-document.tsx',
    'legible(renderToStaticMarkup',
    '(renderToStaticMarkup',
    'tests/functions/exports-report.test.ts',
  ],
  ['functions/exports/printer.ts', 'return markAccessible(pdf, html);', 'return pdf;', shared],
  ['functions/exports/portfolio-pdfs.ts', 'cv && isAnyShown(cv.userCv)', 'cv', shared],
  [
    'functions/exports/shared-input.ts',
    'shareableOf(rows.filter(({ id }) => chosen.has(id)))',
    'shareableOf(rows)',
    shared,
  ],
  ['functions/exports/share/head.tsx', '<Qr address={address}', '<Qr address={address.slice(1)}', pages],
  ['functions/exports/logo.ts', '!reply.ok || ', '', pages],
];
