import { afterAll, describe, expect, it } from 'vitest';
import { launchChromium } from '#functions/exports/chromium.ts';
import { createPrinter } from '#functions/exports/printer.ts';
import { renderReport } from '#functions/exports/report/render-report.tsx';
import { renderShared } from '#functions/exports/share/render-shared.tsx';
import { type Language, languages } from '#shared/lists.ts';
import { type Box, type PlacedPage, type PlacedText, placesIn } from '#tests/support/pdf-boxes.ts';
import { fullReport, hostileReport, longestReport } from '#tests/support/report-samples.ts';
import { type Counts, emptyShared, fullShared, longestShared } from '#tests/support/shared-samples.ts';

const printer = createPrinter(launchChromium);
afterAll(printer.close);

const documents: Record<string, (language: Language) => string> = {
  report: (language) => renderReport(fullReport(language)),
  'longest report': (language) => renderReport(longestReport(language)),
  'hostile report': (language) => renderReport(hostileReport(language, 'http://127.0.0.1')),
  'shared pages': (language) => renderShared(fullShared(language)),
  'longest shared pages': (language) => renderShared(longestShared(language)),
  'empty shared page': (language) => renderShared(emptyShared(language)),
};

// Points per millimetre; the printer rounds boxes to pixels.
const mm = 72 / 25.4;
const rounding = 1;
/** Text may stand here; points from the sheet's lower left corner. */
const paper = { left: 20 * mm, right: 190 * mm, bottom: 10 * mm, top: 277 * mm };
/** Between text and the footer's rule. */
const clear = 2.5 * mm;

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

const misplaced = (page: PlacedPage) => {
  const { texts, rules } = page;
  const foot = footOf(page);
  const isOnFoot = (text: PlacedText) =>
    !foot.folio.includes(text) && foot.rules.some(({ top }) => text.bottom < top + clear);
  return {
    'off the paper': words(texts.filter((text) => !isWithin(text, paper))),
    'on the foot': words(texts.filter(isOnFoot)),
    // Checks the rule as well, since the text above it may be longer on another date.
    'feet too high': foot.rules.filter(({ top }) => top > 22 * mm - clear),
    'beyond its box': words(texts.filter((text) => text.right > (boxOf(text, rules)?.right ?? paper.right) + rounding)),
    'on another': words(texts.filter((text, i) => texts.some((other, j) => j > i && meet(text, other)))),
  };
};

const nothing = { 'off the paper': [], 'on the foot': [], 'feet too high': [], 'beyond its box': [], 'on another': [] };

/** Half skills and half activities, one kind only, nearly one kind, and all equal. */
const choices: Counts[] = [
  ...Array.from({ length: 12 }, (_, i): Counts => {
    const others = Math.floor((i + 1) / 2);
    return [i + 1 - others, Math.ceil(others / 2), Math.floor(others / 2)];
  }),
  [12, 0, 0],
  [0, 11, 1],
  [8, 0, 4],
  [4, 4, 4],
];

const samples = Object.entries({ 'real texts': fullShared, 'the longest texts': longestShared });

const reachOf = (page: PlacedPage) => {
  const { folio } = footOf(page);
  const said = page.texts.filter((text) => !folio.includes(text)).toSorted((a, b) => b.top - a.top);
  const lowest = Math.min(...said.map(({ bottom }) => bottom));
  return {
    filled: (paper.top - lowest) / (paper.top - 22 * mm),
    begins: said[0] !== undefined && isHeading(said[0]),
  };
};

// `npm run check` prints every document at every length; `npm test` prints one of each kind.
const isWhole = process.env.EVERY_LAYOUT !== undefined;
const printedDocuments = isWhole ? Object.keys(documents) : ['report', 'longest shared pages'];
const printedSamples = isWhole ? samples : samples.slice(1);
const printedChoices = isWhole ? choices : choices.slice(-1);

describe.each(languages)('texts printed in %s', (language) => {
  it.each(printedDocuments)('has every text in its box and clear of the foot: %s', async (name) => {
    const pages = await placesIn(await printer.print(documents[name]?.(language) ?? ''));
    expect(pages.flatMap(({ texts }) => texts).length).toBeGreaterThan(5);
    const covers = name.endsWith('report') ? 1 : 0;
    expect(pages.filter((page) => footOf(page).rules.length === 0)).toHaveLength(covers);
    expect(pages.map(misplaced)).toEqual(pages.map(() => nothing));
  });

  it('takes one page for a name', async () => {
    expect(await placesIn(await printer.print(renderShared(emptyShared(language))))).toHaveLength(1);
  });

  it.each(printedSamples)('takes one page for others, or two of which each has its share: %s', async (_, sample) => {
    for (const counts of printedChoices) {
      const pages = await placesIn(await printer.print(renderShared(sample(language, counts))));
      const [first, second] = pages.map(reachOf);
      expect(pages.length, `${counts}`).toBeLessThanOrEqual(2);
      if (!second) continue;
      expect(first?.filled, `${counts}: the first page`).toBeGreaterThan(0.4);
      expect(second.filled, `${counts}: the second page`).toBeGreaterThan(1 / 3);
      if (Math.max(...counts) < 8) expect(second.begins, `${counts}: the second page`).toBe(true);
    }
  });
});
