import { afterAll, describe, expect, it } from 'vitest';
import { launchChromium } from '#functions/exports/chromium.ts';
import { firstOnOnePage } from '#functions/exports/one-page.ts';
import { createPrinter } from '#functions/exports/printer.ts';
import { renderReport } from '#functions/exports/report/render-report.tsx';
import type { SharedInput } from '#functions/exports/share/input.ts';
import { sharedPages } from '#functions/exports/share/render-shared.tsx';
import { type Language, languages } from '#shared/lists.ts';
import { type Box, type PlacedPage, type PlacedText, placesIn } from '#tests/support/pdf-boxes.ts';
import { fullReport, hostileReport, longestReport } from '#tests/support/report-samples.ts';
import { emptyShared, fullShared, longestShared } from '#tests/support/shared-samples.ts';

const printer = createPrinter(launchChromium);
afterAll(printer.close);

const printShared = (input: SharedInput) => firstOnOnePage(printer.print, sharedPages(input));

const documents: Record<string, (language: Language) => Promise<Uint8Array>> = {
  report: (language) => printer.print(renderReport(fullReport(language))),
  'longest report': (language) => printer.print(renderReport(longestReport(language))),
  'hostile report': (language) => printer.print(renderReport(hostileReport(language, 'http://127.0.0.1'))),
  'shared page': (language) => printShared(fullShared(language)),
  'longest shared page': (language) => printShared(longestShared(language)),
  'empty shared page': (language) => printShared(emptyShared(language)),
};

// Points per millimetre; the printer rounds boxes to pixels.
const mm = 72 / 25.4;
const rounding = 1;
/** Text may stand here; points from the sheet's lower left corner. */
const paper = { left: 20 * mm, right: 190 * mm, bottom: 10 * mm, top: 277 * mm };

/** Between text and the footer's rule. */
const clear = 2.5 * mm;
/** The page to share has narrower margins, and its foot holds two or three lines. */
const sheets = {
  report: { within: paper, footTop: 22 * mm - clear },
  share: { within: { ...paper, top: 283 * mm }, footTop: 26 * mm },
};

const isWithin = (text: Box, box: Box): boolean =>
  text.left >= box.left - rounding &&
  text.right <= box.right + rounding &&
  text.bottom >= box.bottom - rounding &&
  text.top <= box.top + rounding;

const meet = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > rounding &&
  Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > 0.5 * Math.min(a.top - a.bottom, b.top - b.bottom);

/** Taller than the lines of the boxes that follow it. */
const isHeading = ({ top, bottom }: Box): boolean => top - bottom > 15;

/** The box is as wide as the nearest rule below the text, at most three lines of text away. */
const boxOf = (text: PlacedText, rules: readonly Box[]): Box | undefined =>
  (isHeading(text) ? [] : rules)
    .filter(
      ({ left, right, top }) => left <= text.left + rounding && text.left < right && top <= text.bottom + rounding,
    )
    .filter(({ top }) => text.bottom - top < 36)
    .sort((a, b) => b.top - a.top)[0];

const words = (texts: readonly PlacedText[]): string[] => texts.map(({ text }) => text);

/** Texts in the lower margin and the rules above them; a cover has no rule. */
const footOf = ({ texts, rules }: PlacedPage) => {
  const folio = texts.filter(({ top }) => top < 22 * mm);
  const over = ({ left, top }: PlacedText) =>
    rules
      .filter((rule) => rule.left <= left + rounding && rule.right > left && rule.bottom > top - rounding)
      .sort((a, b) => a.bottom - b.bottom)[0];
  return { folio, rules: folio.flatMap((text) => over(text) ?? []) };
};

const misplaced = (page: PlacedPage, { within, footTop }: { within: Box; footTop: number }) => {
  const { texts, rules } = page;
  const foot = footOf(page);
  const isOnFoot = (text: PlacedText) =>
    !foot.folio.includes(text) && foot.rules.some(({ top }) => text.bottom < top + clear);
  return {
    'off the paper': words(texts.filter((text) => !isWithin(text, within))),
    'on the foot': words(texts.filter(isOnFoot)),
    // Checks the rule as well, since the text above it may be longer on another date.
    'feet too high': foot.rules.filter(({ top }) => top > footTop),
    'beyond its box': words(texts.filter((text) => text.right > (boxOf(text, rules)?.right ?? paper.right) + rounding)),
    'on another': words(texts.filter((text, i) => texts.some((other, j) => j > i && meet(text, other)))),
  };
};

const nothing = { 'off the paper': [], 'on the foot': [], 'feet too high': [], 'beyond its box': [], 'on another': [] };

/** Texts of which every letter is a capital are the widest. */
const inCapitals = (given: SharedInput): SharedInput => {
  const { fullName, campus, about, strengths, degrees, posts, publications, jobs, doctorate } = given;
  const wide = (text: string | null) => text?.toUpperCase() ?? '';
  return {
    ...given,
    fullName: wide(fullName),
    campus: campus && { ...campus, name: wide(campus.name) },
    about: wide(about),
    doctorate: { ...doctorate, title: wide(doctorate.title) },
    strengths: strengths.map((one) => ({ ...one, name: wide(one.name), proof: wide(one.proof) })),
    degrees: degrees.map((one) => ({ ...one, title: wide(one.title), place: wide(one.place) })),
    posts: posts.map((one) => ({ ...one, title: wide(one.title), place: wide(one.place) })),
    publications: publications.map((one) => ({ ...one, title: wide(one.title), journal: wide(one.journal) })),
    jobs: jobs.map(wide),
  };
};

/** Every sentence cut to its first `share`. */
const cutTo = (share: number, given: SharedInput): SharedInput => {
  const cut = (text: string | null) => text?.slice(0, Math.ceil(share * text.length)) ?? null;
  const { about, strengths, jobs } = given;
  return {
    ...given,
    about: cut(about),
    strengths: strengths.map((one) => ({ ...one, name: cut(one.name) ?? '', proof: cut(one.proof) })),
    jobs: jobs.slice(0, Math.ceil(share * jobs.length)),
  };
};

/** The shortest and the longest of what is printed in large letters are among the shares. */
const shares = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.5, 1];

// `npm run check` prints every document at every length; `npm test` prints one of each kind.
const isWhole = process.env.EVERY_LAYOUT !== undefined;
const printedDocuments = isWhole ? Object.keys(documents) : ['report', 'longest shared page'];
const printedShares = isWhole ? shares : shares.slice(-1);

describe.each(languages)('texts printed in %s', (language) => {
  it.each(printedDocuments)('has every text in its box and clear of the foot: %s', async (name) => {
    const pages = await placesIn((await documents[name]?.(language)) ?? new Uint8Array());
    expect(pages.flatMap(({ texts }) => texts).length).toBeGreaterThan(3);
    const covers = name.endsWith('report') ? 1 : 0;
    expect(pages.filter((page) => footOf(page).rules.length === 0)).toHaveLength(covers);
    const sheet = sheets[name.endsWith('shared page') ? 'share' : 'report'];
    expect(pages.map((page) => misplaced(page, sheet))).toEqual(pages.map(() => nothing));
  });

  it('takes one page for others, be there nothing or much to say, in small letters and in capitals', async () => {
    const longest = longestShared(language);
    const samples = [emptyShared(language), fullShared(language), inCapitals(longest)];
    for (const sample of [...samples, ...printedShares.map((share) => cutTo(share, longest))]) {
      expect(await placesIn(await printShared(sample))).toHaveLength(1);
    }
  });
  it('keeps large letters as long as they fit, and every entry as long as small ones do', async () => {
    const printsOf = async (input: SharedInput) => {
      const sizes: number[] = [];
      const pages = await placesIn(await printShared(input));
      for (const { texts } of pages) sizes.push(...texts.map(({ top, bottom }) => top - bottom));
      return { tallest: Math.max(...sizes), words: pages.flatMap(({ texts }) => words(texts)).join(' ') };
    };
    const short = cutTo(0.3, { ...longestShared(language), fullName: 'Léa Marchand' });
    const full = await printsOf({ ...fullShared(language), fullName: 'Léa Marchand' });
    const crowded = await printsOf(short);
    expect(full.tallest).toBeGreaterThan(crowded.tallest - 0.1);
    expect(crowded.words).toContain('2Sociolinguistique');
  });
});
