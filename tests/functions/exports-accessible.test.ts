import { afterAll, describe, expect, test } from 'vitest';
import { launchChromium } from '#functions/exports/chromium.ts';
import { renderCv } from '#functions/exports/cv/render-cv.tsx';
import { createPrinter } from '#functions/exports/printer.ts';
import { renderReport } from '#functions/exports/report/render-report.tsx';
import { renderShared } from '#functions/exports/share/render-shared.tsx';
import { isInstalled } from '#scripts/tools/run-parts/tools.ts';
import { noteFigures } from '#scripts/tools/trust/note.ts';
import { type Language, languages } from '#shared/lists.ts';
import { asking } from '#tests/support/asking.ts';
import { failedChecks, type PdfFacts, pdfChecks, readByPdfJs } from '#tests/support/pdf-facts.ts';
import { readByQpdf } from '#tests/support/qpdf-facts.ts';
import { fullReport } from '#tests/support/report-samples.ts';
import { fullShared } from '#tests/support/shared-samples.ts';
import { unsaid } from '#tests/web/doctorates/samples.ts';
import { emptyCv, entry } from '#tests/web/usercv/samples.ts';

const printer = createPrinter(launchChromium);
afterAll(printer.close);

const stage = { city: 'Lyon', startDate: '2019-09-01', endDate: null };
const fullCv = {
  ...emptyCv,
  userCv: { ...emptyCv.userCv, about: 'Je cherche.' },
  userCvSkills: [{ id: 'r1', value: 4, proof: 'Trois contrats.', Skill: entry('s1', 'Négocier', 'Negotiate') }],
  doctorate: { ...unsaid, researchDomain: '26', startDate: '2024-10-01', thesisTitle: 'Îlots' },
  user: {
    ...emptyCv.user,
    Experiences: [{ ...stage, id: 'e', title: 'Stage', company: 'Observatoire' }],
    Diplomas: [{ ...stage, id: 'd', name: 'Master', university: 'U' }],
  },
};

const prints = {
  report: (language: Language) => renderReport(fullReport(language)),
  'share paper': (language: Language) => renderShared(fullShared(language)),
  CV: (language: Language) => renderCv(fullCv, language, '2026-04-02'),
};
const each = (Object.keys(prints) as (keyof typeof prints)[]).flatMap((kind) =>
  languages.map((language) => [kind, language] as const),
);

const printed = new Map<string, Promise<Uint8Array>>();
const print = (kind: keyof typeof prints, language: Language): Promise<Uint8Array> => {
  const key = `${kind} ${language}`;
  const printing = printed.get(key) ?? printer.print(prints[kind](language));
  printed.set(key, printing);
  return printing;
};

const failed = new Set<string>();
const check = (facts: PdfFacts, language: Language): string[] => {
  const found = failedChecks(facts, language);
  for (const name of found) failed.add(name);
  return found;
};

test.each(each)('%s in %s passes the checks of PDF/UA', async (kind, language) => {
  const facts = await readByPdfJs(await print(kind, language));
  expect(check(facts, language)).toEqual([]);
  // The report has a figure and tables, so that their checks say something.
  if (kind === 'report') expect([facts.figures.length > 0, facts.scopes.length > 10]).toEqual([true, true]);
});

describe('by a second reader', asking('qpdf'), () => {
  test.each(each)('%s in %s passes them again, and both readers find the same', async (kind, language) => {
    const bytes = await print(kind, language);
    const facts = readByQpdf(bytes);
    expect(check(facts, language)).toEqual([]);
    const { headings, scopes, figures, title } = await readByPdfJs(bytes);
    expect(facts).toMatchObject({ headings, figures, title });
    expect(facts.scopes.toSorted()).toEqual(scopes.toSorted());
  });
});

test('a file without its marks fails each check by name', () => {
  const bare: PdfFacts = {
    ...{ isTagged: false, language: 'en', title: 'a', xmpTitle: '', pdfua: '', showsTitle: false },
    ...{ headings: [1, 3], figures: ['a', ' '], scopes: ['Row', ''], fontsNotEmbedded: ['Arial'], bookmarks: 0 },
  };
  expect(failedChecks(bare, 'fr')).toEqual(Object.keys(pdfChecks));
  expect(failedChecks({ ...bare, headings: [2, 3] }, 'fr')).toHaveLength(10);
});

afterAll(() => {
  const checks = Object.keys(pdfChecks).length;
  const figures = { checks, passed: checks - failed.size, languages: languages.length };
  noteFigures('pdf-ua', { ...figures, prints: Object.keys(prints).length, readers: isInstalled('qpdf') ? 2 : 1 });
});
