import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#functions/exports/chromium.ts';
import { createPrinter } from '#functions/exports/printer.ts';
import type { ReportTravelled } from '#functions/exports/report/input.ts';
import { renderReport } from '#functions/exports/report/render-report.tsx';
import { pdf as en } from '#shared/i18n/en/pdf.ts';
import { pdf as fr } from '#shared/i18n/fr/pdf.ts';
import { languages } from '#shared/lists.ts';
import { as } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { longestReport } from '#tests/support/report-samples.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

const printer = createPrinter(launchChromium);
afterAll(printer.close);

beforeAll(seedCatalogue);

type Api = Awaited<ReturnType<typeof as>>;

const rated = async (api: Api, title: string, values: readonly number[]) => {
  const { id } = await api.portfolios.create({ body: { title } });
  const skills = await api.portfolios.listSkills({ params: { portfolioId: id } });
  const activities = await api.portfolios.listActivities({ params: { portfolioId: id } });
  const ratings = [
    ...skills.map((row, i) => ({ id: row.id, value: values[i % values.length] ?? null })),
    ...activities.map((row) => ({ id: row.id, value: null })),
  ];
  await api.portfolios.rateMany({ params: { id }, body: { ratings } });
  return { id, skills: skills.map(({ Skill }) => Skill) };
};

/** A line may break anywhere. */
const solid = (text: string): string => text.replace(/\s+/g, '');

test('the report says on a page of its own what moved since the assessment before, in both languages', async () => {
  const api = await as(await buildUser());
  const earlier = await rated(api, 'Mars de la première année', [2, 5, 3]);
  const now = await rated(api, 'Mars de la deuxième année', [5, 2, 3]);
  const [first, second] = now.skills;
  const rankingOf = async (id: string) =>
    (await api.portfolios.generateJobs({ params: { id }, query: {} })).calculatedJobs;
  const [best] = await rankingOf(now.id);
  const [formerBest] = await rankingOf(earlier.id);
  // The second assessment reverses all ratings, so its best job ranked low in the first.
  const was = (await rankingOf(earlier.id)).find(({ Job }) => Job.id === best?.Job.id)?.rank;

  for (const lang of languages) {
    const texts = { fr, en }[lang].travelled;
    const file = await api.exports.generatePdf({ params: { id: now.id }, query: { lang } });
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    const told = pages.filter(({ text }) => text.includes(texts.title));
    expect(told).toHaveLength(1);
    const text = solid(told[0]?.text ?? '');
    const name = (entry: { name: string; nameFR: string } | undefined) =>
      (lang === 'fr' ? entry?.nameFR : entry?.name) ?? '';
    const words = lang === 'fr' ? ['2 puis 5', '5 puis 2'] : ['2 then 5', '5 then 2'];
    const jobWords = [best ? name(best.Job) : '', `${was ?? texts.outside} ${lang === 'fr' ? 'puis' : 'then'} 1`];
    const order = [
      'Mars de la première année',
      texts.up,
      name(first),
      words[0],
      texts.down,
      name(second),
      words[1],
      texts.closer,
      ...jobWords,
      texts.further,
      formerBest ? name(formerBest.Job) : '',
    ];
    const places = order.map((part) => text.indexOf(solid(part ?? '')));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('a first report, and one that follows an assessment with few answers, has no such page', async () => {
  const api = await as(await buildUser());
  const { id: scant } = await api.portfolios.create({ body: { title: 'À peine commencée' } });
  const { id } = await rated(api, 'Mars', [1, 4, 3]);
  for (const one of [scant, id]) {
    const file = await api.exports.generatePdf({ params: { id: one }, query: { lang: 'fr' } });
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(pages.filter(({ text }) => text.includes(fr.travelled.title))).toEqual([]);
  }
});

// `npm run check` prints both languages.
test.each(process.env.EVERY_LAYOUT ? languages : (['fr'] as const))(
  'the longest such page is one, and the longest report has ten with it, in %s',
  async (language) => {
    const report = longestReport(language);
    const byLength = (a: string, b: string) => b.length - a.length;
    const rowNames = report.kinds
      .filter(({ kind }) => kind !== 'rncp')
      .flatMap(({ categories }) => categories.flatMap(({ rows }) => rows.map(({ name }) => name)))
      .sort(byLength);
    const jobNames = report.jobs.kind === 'ranked' ? report.jobs.rows.map(({ name }) => name).sort(byLength) : [];
    const travelled: ReportTravelled = {
      earlier: {
        title: 'Portfolio de première année, avant le comité de suivi individuel. '.repeat(2).trim(),
        date: '2025-03-01',
      },
      kinds: report.kinds.map(({ kind, categories }) => ({
        kind,
        categories: categories.map(({ category }) => ({ category, was: 2.3, is: 4.1, by: 1.8 })),
      })),
      up: rowNames.slice(0, 5).map((name) => ({ name, was: 1, is: 5 })),
      down: rowNames.slice(5, 10).map((name) => ({ name, was: 4, is: 2 })),
      jobs: {
        compared: 50,
        closer: jobNames.slice(0, 4).map((name) => ({ name, was: null, is: 12 })),
        further: jobNames.slice(4, 8).map((name) => ({ name, was: 10, is: null })),
      },
    };
    const bytes = await printer.print(renderReport({ ...report, travelled }));
    const { pages } = await readPdf(bytes);
    expect(pages.length).toBeLessThanOrEqual(10);
    const last = solid(pages.at(-1)?.text ?? '');
    const { title, outsideHint } = { fr, en }[language].travelled;
    expect([title, outsideHint.replace('{{count}}', '50')].filter((text) => !last.includes(solid(text)))).toEqual([]);
  },
);
