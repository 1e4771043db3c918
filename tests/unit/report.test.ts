import { describe, expect, it } from 'vitest';
import { renderReport } from '#functions/exports/report/render-report.tsx';
import { reportTexts } from '#functions/exports/report/texts.ts';
import { languages } from '#shared/lists.ts';
import { emptyReport, fullReport, halfReport, hostileReport } from '#tests/support/report-samples.ts';

const bodyOf = (html: string): string => html.slice(html.indexOf('<body>')).replaceAll('&amp;', '&');
/** What of the texts the page does not hold: short to read when it fails, unlike the page. */
const missingFrom = (page: string, ...texts: string[]): string[] => texts.filter((text) => !page.includes(text));
const countIn = (page: string, text: string): number => page.split(text).length - 1;

describe.each(languages)('the report in %s', (language) => {
  const texts = reportTexts(language);
  const full = fullReport(language);
  const html = renderReport(full);

  it('states its language, its title and a policy under which nothing is fetched', () => {
    const title = `<title>${texts.t('documentTitle', { title: full.title })}</title>`;
    expect(missingFrom(html, `<html lang="${language}">`, title, 'default-src &#x27;none&#x27;')).toEqual([]);
    expect(missingFrom(html, '@page', 'size: A4', 'url(data:font/woff2;base64,')).toEqual([]);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
    expect(html.match(/(src|href)="(?!data:)|url\((?!data:)/g)).toBeNull();
  });

  it('gives every rating in a figure and its word', () => {
    const body = bodyOf(html);
    const rows = full.kinds.flatMap(({ kind, categories }) =>
      categories.flatMap((category) => category.rows.map((row) => ({ kind, ...row }))),
    );
    const wrong = rows.filter(({ kind, name, value }) => {
      const cells = body.slice(body.indexOf(`<th scope="row">${name}<`)).split('</tr>')[0] ?? '';
      const word = value === null ? texts.t('notApplicable') : `${value} · ${texts.level(kind, value)}`;
      return !cells.includes(`<td class="rating">${word}</td>`);
    });
    expect(wrong).toEqual([]);
    const headings = full.kinds.flatMap(({ kind, categories }) =>
      categories.map(({ category }) => `<h3>${texts.category(kind, category)}</h3>`),
    );
    expect(missingFrom(body, ...headings)).toEqual([]);
  });

  it('tells N/A from no answer by word and drawing', () => {
    const half = bodyOf(renderReport(halfReport(language)));
    const row = (state: string) => half.split(`<tr class="${state}">`)[1]?.split('</tr>')[0];
    expect(row('unanswered')).toContain(texts.t('unanswered'));
    expect(row('unanswered')).toContain('<svg');
    expect(row('not-applicable')).toContain(texts.t('notApplicable'));
    expect(row('not-applicable')).not.toContain('class="thread"');
  });

  it('lists the liked activities and the first twelve jobs with stars and reasons in words', () => {
    const body = bodyOf(html);
    const liked = body.slice(body.indexOf('class="liked"'), body.indexOf('class="jobs"'));
    const expected = full.kinds
      .filter(({ kind }) => kind === 'activity')
      .flatMap(({ categories }) => categories.flatMap(({ rows }) => rows))
      .filter(({ importantFlag }) => importantFlag);
    expect(countIn(liked, '<li>')).toBe(expected.length);
    expect(missingFrom(liked, ...expected.map(({ name }) => `<li>${name}</li>`))).toEqual([]);

    const jobs = body.slice(body.indexOf('class="jobs"'));
    expect(countIn(jobs, '<article>')).toBe(12);
    const stars = [1, 2, 3].map((count) => texts.t('jobs.stars', { count }));
    const levels = (['strength', 'warning', 'weakness', 'unrated'] as const).map((level) =>
      texts.t(`jobs.level.${level}`),
    );
    expect(missingFrom(jobs, ...stars, ...levels, 'Rédaction\u00a05', 'Négociation')).toEqual([]);
  });

  it('writes the means beside the drawing and in the table', () => {
    const rncp = full.kinds.find(({ kind }) => kind === 'rncp')?.categories ?? [];
    const values = rncp[0]?.rows.flatMap(({ value }) => value ?? []) ?? [];
    const mean = texts.mean(values.reduce((a, b) => a + b, 0) / values.length);
    const [, title = ''] = /<title id[^>]*>([^<]+)</.exec(html) ?? [];
    expect(title).toContain(`${texts.category('rncp', 1)} ${mean}`);
    expect(missingFrom(html, `<td class="number">${mean}</td>`)).toEqual([]);
  });

  it('explains a missing drawing and missing jobs', () => {
    const empty = bodyOf(renderReport(emptyReport(language)));
    expect(countIn(empty, 'class="radar"')).toBe(0);
    const reasons = [texts.t('overview.empty'), texts.incomplete, texts.t('ratedOf', { count: 3, total: 10 })];
    expect(missingFrom(empty, ...reasons, texts.t('liked.none'))).toEqual([]);
    const flat = bodyOf(renderReport(hostileReport(language, 'http://127.0.0.1:9')));
    expect(missingFrom(flat, texts.t('jobs.refusedFlat'))).toEqual([]);
  });

  it('prints hostile text literally', () => {
    const hostile = renderReport(hostileReport(language, 'http://127.0.0.1:9'));
    expect(hostile.match(/<script|<img|<b>/g)).toBeNull();
    expect(missingFrom(hostile, '&lt;script&gt;', '&lt;img src')).toEqual([]);
    expect([countIn(hostile, '<style>'), countIn(hostile, '</style>')]).toEqual([1, 1]);
  });
});

describe('the date of a report', () => {
  const coverOf = (date: string, language: 'fr' | 'en') => renderReport({ ...emptyReport(language), date });

  it.each([
    ['fr', '2026-11-21', '21 novembre 2026'],
    ['en', '2026-11-21', 'November 21, 2026'],
    ['fr', '2026-03-01', '1<sup>er</sup> mars 2026'],
    ['en', '2026-03-01', 'March 1, 2026'],
  ] as const)('has the long form of its language: %s %s', (language, date, text) => {
    expect(missingFrom(coverOf(date, language), `<dd>${text}</dd>`)).toEqual([]);
  });
});

describe('a profile with a block without ratings', () => {
  it('draws no side to it and says so, instead of drawing a zero', () => {
    const full = fullReport('en');
    const kinds = full.kinds.map((kind) => ({
      ...kind,
      categories: kind.categories.map((category) =>
        kind.kind === 'rncp' && category.category === 2
          ? { ...category, rows: category.rows.map((row) => ({ ...row, value: null })) }
          : category,
      ),
    }));
    const html = renderReport({ ...full, kinds });
    expect(missingFrom(html, `${reportTexts('en').category('rncp', 2)} without a rating`)).toEqual([]);
    expect([countIn(html, 'class="side"'), countIn(html, 'class="area"')]).toEqual([4, 0]);
  });
});
