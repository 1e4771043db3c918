import { describe, expect, it } from 'vitest';
import type { ReportInput } from '#functions/exports/report/input.ts';
import { renderReport } from '#functions/exports/report/render-report.tsx';
import { reportTexts } from '#functions/exports/report/texts.ts';
import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { languages } from '#shared/lists.ts';
import {
  emptyReport,
  fullReport,
  halfReport,
  hostileReport,
  longestReport,
  withRetired,
} from '#tests/support/report-samples.ts';

const bodyOf = (html: string): string => html.slice(html.indexOf('<body>')).replaceAll('&amp;', '&');
/** The texts missing from the page: a shorter failure message than the page itself. */
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

  const rowsIn = ({ kinds }: ReportInput) =>
    kinds.flatMap(({ kind, categories }) =>
      categories.flatMap(({ category, rows }) => rows.map((row) => ({ kind, category, ...row }))),
    );
  /** The report's part about one row: name, rating, liking and definition. */
  const entryOf = (body: string, { kind, category, name }: ReturnType<typeof rowsIn>[number]): string => {
    const part = body.slice(body.indexOf(`<h3>${texts.category(kind, category)}</h3>`));
    return part.slice(part.indexOf(`<th scope="row">${name}<`)).split('</tbody>')[0] ?? '';
  };

  it('gives every rating in a figure and its word, what is liked, and the headings of all categories', () => {
    const body = bodyOf(html);
    const wrong = rowsIn(full).filter((row) => {
      const { kind, value, importantFlag } = row;
      if (value === null) return false;
      const entry = entryOf(body, row);
      const liking = importantFlag === null ? '' : texts.t(importantFlag ? 'like' : 'dislike');
      return !entry.includes(`${value} · ${texts.level(kind, value)}</td>`) || !entry.includes(liking);
    });
    expect(wrong).toEqual([]);
    const headings = full.kinds.flatMap(({ kind, categories }) =>
      categories.map(({ category }) => `<h3>${texts.category(kind, category)}</h3>`),
    );
    expect(missingFrom(body, ...headings)).toEqual([]);
  });

  it('puts the highest ratings of a category first', () => {
    const [, savoirEtre = ''] = bodyOf(html).split(`<h3>${texts.category('skill', 2)}</h3>`);
    const ratings = [...(savoirEtre.split('</table>')[0] ?? '').matchAll(/(\d) · /g)].map(([, value]) => Number(value));
    expect(ratings.length).toBeGreaterThan(10);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  it('explains what is rated highest, and everything where there is room', () => {
    const definedIn = (input: ReportInput) => {
      const body = bodyOf(renderReport(input));
      return rowsIn(input)
        .filter(({ value }) => value !== null)
        .map((row) => ({ ...row, isDefined: entryOf(body, row).includes(row.description) }));
    };
    expect(definedIn(halfReport(language)).filter(({ isDefined }) => !isDefined)).toEqual([]);
    const ofFull = definedIn(full);
    expect(ofFull.filter(({ value, isDefined }) => (value ?? 0) >= 2 && !isDefined)).toEqual([]);
    const longest = Map.groupBy(definedIn(longestReport(language)), ({ isDefined }) => isDefined);
    const kindsOf = (isDefined: boolean) => new Set(longest.get(isDefined)?.map(({ kind }) => kind));
    expect([...kindsOf(true)].filter((kind) => kindsOf(false).has(kind))).toEqual([]);
    expect(kindsOf(true)).toContain('skill');
    expect(kindsOf(false)).toContain('rncp');
  });

  it('names what is N/A, and not what is not answered', () => {
    const half = halfReport(language);
    const [, ...categories] = bodyOf(renderReport(half)).split('class="category"');
    const rows = half.kinds[3]?.categories[0]?.rows ?? [];
    const named = (isAnswered: boolean) =>
      rows
        .filter(({ value, answered }) => value === null && answered === isAnswered)
        .map(({ name }) => name)
        .join(', ');
    const [, , , , , , , , , , , rncp = ''] = categories;
    const paragraph = rncp.split(texts.t('othersNotApplicable'))[1]?.split('</p>')[0]?.replace('</span> ', '');
    expect([named(true), named(false)]).not.toContain('');
    expect(paragraph).toBe(named(true));
    expect(rncp).not.toContain(named(false));
  });

  it('marks what is retired in the words of the screen, and nothing else', () => {
    const mark = { fr, en }[language].portfolios.rating.retired;
    const rows = rowsIn(full);
    const [defined, bare, liked] = [5, 0, 1].map((value) =>
      rows.find((row) => row.value === value && (value === 1) === (row.importantFlag !== null)),
    );
    const silent = rows.find((row) => row.value === null && row.importantFlag === null);
    const retired = [defined, bare, liked, silent].flatMap((row) => row?.name ?? []);
    expect(retired).toHaveLength(4);
    const body = bodyOf(renderReport(withRetired(full, retired)));
    const marked = rows
      .filter((row) => row.value !== null && entryOf(body, row).includes(mark))
      .map(({ name }) => name);
    expect(marked.toSorted()).toEqual(retired.slice(0, 3).toSorted());
    const inBrackets = `${silent?.name} (${mark.charAt(0).toLowerCase()}${mark.slice(1)})`;
    expect([countIn(body, mark), countIn(body, inBrackets)]).toEqual([3, 1]);
    expect(countIn(bodyOf(html).toLowerCase(), mark.toLowerCase())).toBe(0);
  });

  it('shows strengths and what to develop at a glance', () => {
    const body = bodyOf(html);
    const glance = body.slice(body.indexOf('class="highlights"'), body.indexOf('class="radar"'));
    const rows = rowsIn(full);
    const liked = rows.filter((row) => row.kind === 'activity' && row.importantFlag && (row.value ?? 0) >= 3);
    const best = rows.filter((row) => row.kind === 'skill' && row.value === 5);
    const weak = rows.filter((row) => row.kind === 'skill' && row.value !== null && row.value <= 2);
    const lists = glance.split('<ul>').map((list) => list.split('</ul>')[0]?.match(/class="name">[^<]+/g) ?? []);
    const names = lists.slice(1).map((list) => list.map((name) => name.slice('class="name">'.length)));
    expect(names.map(({ length }) => length)).toEqual([4, Math.min(4, liked.length), 4, 4]);
    const [skills = [], activities = [], , toDevelop = []] = names;
    expect(skills.filter((name) => !best.some((row) => row.name === name))).toEqual([]);
    expect(activities.toSorted()).toEqual(liked.map(({ name }) => name).toSorted());
    expect(toDevelop.filter((name) => !weak.some((row) => row.name === name))).toEqual([]);
    expect(toDevelop).toEqual(expect.arrayContaining(weak.flatMap((row) => (row.importantFlag ? [row.name] : []))));
    expect(missingFrom(glance, texts.t('highlights.title'), texts.t('highlights.develop'))).toEqual([]);
  });

  it('explains the first four jobs at length and the next eight in words', () => {
    const body = bodyOf(html);
    const jobs = body.slice(body.indexOf('class="jobs"'));
    expect([countIn(jobs, '<article>'), countIn(jobs, '<table>')]).toEqual([12, 4]);
    const rows = full.jobs.kind === 'ranked' ? full.jobs.rows.slice(0, 4) : [];
    const articles = jobs.split('<article>').slice(1);
    rows.forEach(({ name, description, skills }, i) => {
      const article = articles[i] ?? '';
      expect(missingFrom(article, name, description)).toEqual([]);
      const figures = skills.map(({ name: skill, value, importance }) => {
        const cells = article.split(`<th scope="row">${skill}</th>`)[1]?.split('</tr>')[0] ?? '';
        const ends = [value, texts.mean(importance)].map((end) => `${end}</td>`);
        return missingFrom(cells, ...ends);
      });
      expect(figures.flat()).toEqual([]);
    });
    const stars = [1, 2, 3].map((count) => texts.t('jobs.stars', { count }));
    const levels = (['strength', 'warning', 'weakness'] as const).map((level) => texts.t(`jobs.level.${level}`));
    expect(missingFrom(jobs, ...stars, ...levels, texts.t('jobs.partial'))).toEqual([]);
  });

  it('writes the means beside the drawing and in the table', () => {
    const rncp = full.kinds.find(({ kind }) => kind === 'rncp')?.categories ?? [];
    const values = rncp[0]?.rows.flatMap(({ value }) => value ?? []) ?? [];
    const mean = texts.mean(values.reduce((a, b) => a + b, 0) / values.length);
    const [, title = ''] = /<title id[^>]*>([^<]+)</.exec(html) ?? [];
    expect(title).toContain(`${texts.category('rncp', 1)} ${mean}`);
    expect(missingFrom(html.slice(html.indexOf('class="means"')), `${mean}</td>`)).toEqual([]);
  });

  it('explains a missing drawing and missing jobs', () => {
    const empty = bodyOf(renderReport(emptyReport(language)));
    expect(countIn(empty, 'class="radar"')).toBe(0);
    expect(missingFrom(empty, texts.t('overview.empty'), texts.incomplete)).toEqual([]);
    const half = bodyOf(renderReport(halfReport(language)));
    expect(missingFrom(half, texts.incomplete, texts.t('ratedOf', { count: 3, total: 10 }))).toEqual([]);
    const flat: ReportInput = { ...full, jobs: { kind: 'refused', isFlat: true, categories: [] } };
    expect(missingFrom(bodyOf(renderReport(flat)), texts.t('jobs.refusedFlat'))).toEqual([]);
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

describe('the foot of the pages', () => {
  it('cuts a long title between letters', () => {
    const html = renderReport({ ...emptyReport('fr'), title: `${'a'.repeat(58)}e\u0301e\u0301 fin` });
    const [, content = ''] = /@bottom-left\{content:"([^}]*)"\}/.exec(html) ?? [];
    expect(content).toContain(`${'a'.repeat(58)}e\\301 \\2026 `);
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
