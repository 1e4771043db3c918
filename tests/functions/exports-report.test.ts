import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '#functions/exports/chromium.ts';
import { createPrinter } from '#functions/exports/printer.ts';
import type { ReportInput } from '#functions/exports/report/input.ts';
import { renderReport } from '#functions/exports/report/render-report.tsx';
import { reportTexts } from '#functions/exports/report/texts.ts';
import { type Language, languages } from '#shared/lists.ts';
import { type PdfBookmark, readPdf } from '#tests/support/pdf.ts';
import {
  emptyReport,
  fullReport,
  halfReport,
  hostileReport,
  longestReport,
  withRetired,
} from '#tests/support/report-samples.ts';

const browsers: Browser[] = [];
const launch = async (): Promise<Browser> => {
  const browser = await launchChromium();
  browsers.push(browser);
  return browser;
};
const printer = createPrinter(launch);

const hits: string[] = [];
const listener = createServer((request, response) => {
  hits.push(request.url ?? '');
  response.end();
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await printer.close();
  listener.close();
});

const printed = async (input: ReportInput) => readPdf(await printer.print(renderReport(input)));

const readings = new Map<string, ReturnType<typeof printed>>();
/** Prints once per language and shares the result between tests. */
const fullInPrint = (language: Language): ReturnType<typeof printed> => {
  const reading = readings.get(language) ?? printed(fullReport(language));
  readings.set(language, reading);
  return reading;
};

/** Definitions are dropped by rating when space runs out; mixed ratings keep most of them. */
const mixedReport = (language: Language) => longestReport(language, (position) => (10 * position + 4) % 6);

const looks = {
  full: fullReport,
  half: halfReport,
  empty: emptyReport,
  hostile: hostileReport,
  longest: (language: Language) => longestReport(language),
  mixed: mixedReport,
  retired: (language: Language) => withRetired(longestReport(language)),
};

// `npm run check` prints every look in both languages; `npm test` prints two of them in French.
const isWhole = process.env.EVERY_LAYOUT !== undefined;
const looksIn = (language: Language): (keyof typeof looks)[] =>
  isWhole ? (Object.keys(looks) as (keyof typeof looks)[]) : language === 'fr' ? ['full', 'mixed'] : ['full'];

/** A line may break after a hyphen. */
const solid = (text: string): string => text.replace(/\s+/g, '');

describe.each(languages)('a printed report in %s', (language) => {
  const texts = reportTexts(language);

  it.each(looksIn(language))('is a tagged, numbered A4 document of at most ten pages: %s', async (look) => {
    const input = looks[look](language, origin);
    const pdf = await (look === 'full' ? fullInPrint(language) : printed(input));
    expect(pdf).toMatchObject({
      title: texts.t('documentTitle', { title: input.title }),
      language,
      isTagged: true,
      metadata: { title: texts.t('documentTitle', { title: input.title }), pdfua: '1' },
      outline: [{ title: input.title }],
    });
    expect(pdf.pages.length).toBeLessThanOrEqual(10);
    for (const [i, { width, height, text, absentFonts, drawnFonts }] of pdf.pages.entries()) {
      // A4 width in points; the printer rounds to whole pixels.
      expect(Math.abs(width - 595.28)).toBeLessThan(0.75);
      expect(Math.abs(height - 841.89)).toBeLessThan(0.75);
      expect(text).toContain(`${i + 1} / ${pdf.pages.length}`);
      expect([absentFonts, drawnFonts]).toEqual([[], []]);
    }
  });

  it('says everything in reading order', async () => {
    const input = fullReport(language);
    const { pages } = await fullInPrint(language);
    const text = solid(pages.map((page) => page.text).join(' '));
    const { jobs } = input;
    const ranked = jobs.kind === 'ranked' ? jobs.rows.slice(0, 12) : [];
    const order = [
      input.title,
      input.fullName,
      texts.t('overview.title'),
      texts.t('overview.caution'),
      texts.t('highlights.title'),
      texts.t('highlights.develop'),
      texts.t('overview.radar'),
      texts.t('overview.figures'),
      ...input.kinds.flatMap(({ kind, categories }) => [
        texts.t(`kind.${kind}`),
        ...categories.flatMap(({ category, rows }) => [
          texts.category(kind, category),
          ...rows.filter(({ value }) => value === 5).flatMap(({ name, description }) => [name, description]),
        ]),
      ]),
      texts.t('jobs.title'),
      ...ranked.flatMap(({ name, description }, i) => (i < 4 ? [name, description] : [name])),
    ];
    let from = 0;
    const lost = order.find((part) => {
      const at = text.indexOf(solid(part), from);
      from = at;
      return at === -1;
    });
    expect(lost).toBeUndefined();
    const words = input.kinds.flatMap(({ kind }) => [0, 1, 2, 3, 4, 5].map((n) => `${n} · ${texts.level(kind, n)}`));
    expect([...words, texts.t('othersNotApplicable')].filter((part) => !text.includes(solid(part)))).toEqual([]);
    const tabs = pages.slice(
      2,
      pages.findIndex((page) => page.text.includes(texts.t('jobs.title'))),
    );
    expect(tabs.length).toBeGreaterThan(3);
    expect(tabs.filter((page) => !page.text.includes(texts.t('rating')))).toEqual([]);
  });

  it('has a bookmark for every heading, each once, and a structure for assistive technology', async () => {
    const input = fullReport(language);
    const { pages, outline } = await fullInPrint(language);
    const jobs = input.jobs.kind === 'ranked' ? input.jobs.rows.slice(0, 12) : [];
    const bookmarks = (items: readonly PdfBookmark[]): unknown[] =>
      items.map(({ title, items: below }) => (below.length ? [title, bookmarks(below)] : title));
    const glance = ['highlights.title', 'highlights.develop', 'overview.radar', 'overview.figures'] as const;
    expect(bookmarks(outline)).toEqual([
      [
        input.title,
        [
          [texts.t('overview.title'), glance.map((key) => texts.t(key))],
          ...input.kinds.map(({ kind, categories }) => [
            texts.kind(kind),
            categories.map(({ category }) => texts.category(kind, category)),
          ]),
          [texts.t('jobs.title'), jobs.map(({ name }) => name)],
        ],
      ],
    ]);
    const elements = pages.flatMap((page) => page.elements);
    const figures = elements.filter(({ role }) => role === 'Figure');
    expect(figures).toEqual([expect.objectContaining({ alt: expect.stringContaining(texts.category('rncp', 6)) })]);
    const rows = elements.filter(({ role }) => role === 'TR');
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter(({ children }) => children.some(({ role }) => role !== 'TH' && role !== 'TD'))).toEqual([]);
  });
});

it.each(isWhole ? languages : (['fr'] as const))(
  'a report in %s shows a box with its code for what no font has, and keeps the character in the bookmark',
  async (language) => {
    const title = 'Bilan 博士 🎓';
    const { pages, outline } = await printed({ ...emptyReport(language), title });
    expect(pages[0]?.text).toMatch(/Bilan 535A\W+58EB\W+1F393/);
    expect(pages[1]?.text).toContain('· Bilan […] […]');
    expect(outline[0]?.title).toBe(title);
  },
);

describe('the printer', () => {
  it('reaches no address and runs no script, also of raw HTML without a policy of its own', async () => {
    await fetch(`${origin}/control`);
    await printed(hostileReport('fr', origin));
    const { port } = new URL(origin);
    const raw = ['127.0.0.1', 'localhost'].map(
      (host) => `<img src="http://${host}:${port}/img"><iframe src="http://${host}:${port}/frame"></iframe>
        <link rel="stylesheet" href="http://${host}:${port}/css"><script src="http://${host}:${port}/js"></script>`,
    );
    const fresh = createPrinter(launchChromium);
    const pdf = await fresh.print(`<title>still</title>${raw.join('')}<script>document.title = 'ran'</script>`);
    await fresh.close();
    expect(hits).toEqual(['/control']);
    expect((await readPdf(pdf)).title).toBe('still');
  });

  it('keeps one browser for all prints, one at a time', async () => {
    const before = browsers.length;
    const titles = ['first', 'second', 'third'];
    const pages = titles.map((title) => `<!doctype html><title>${title}</title><h1>${title}</h1>`);
    const pdfs = await Promise.all(pages.map(printer.print));
    expect(await Promise.all(pdfs.map(async (pdf) => (await readPdf(pdf)).title))).toEqual(titles);
    expect(browsers).toHaveLength(before);
    expect(new Set(browsers.map((browser) => browser.process()?.pid)).size).toBe(1);
  });

  it('replaces a browser that was lost', async () => {
    const lost = browsers.at(-1)?.process();
    lost?.kill('SIGKILL');
    const pdf = await printer.print('<!doctype html><title>after</title><p>text</p>');
    expect((await readPdf(pdf)).title).toBe('after');
    expect(browsers.at(-1)?.process()?.pid).not.toBe(lost?.pid);
  });

  it('replaces a worn browser and ends the old one', async () => {
    const started: Browser[] = [];
    const wearing = createPrinter(async () => {
      const browser = await launchChromium();
      started.push(browser);
      return browser;
    }, 2);
    for (let i = 0; i < 3; i += 1) await wearing.print('<!doctype html><p>text</p>');
    expect(started).toHaveLength(2);
    expect(started[0]?.connected).toBe(false);
    await wearing.close();
    expect(started[1]?.connected).toBe(false);
  });

  it('passes the failure of a fresh browser on, and prints again afterwards', async () => {
    let attempts = 0;
    const unlucky = createPrinter(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('no browser')) : launch();
    });
    await expect(unlucky.print('<p>text</p>')).rejects.toThrow('no browser');
    await expect(unlucky.print('<!doctype html><p>text</p>')).resolves.toBeInstanceOf(Uint8Array);
    await unlucky.close();
  });
});
