import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { DoctoralYear } from '#web/features/doctorates/my-doctorate.tsx';
import { unsaid } from './samples.ts';

const now = '2026-03-15T12:00:00.000Z';
const between = (startDate: string | null, estimatedEndDate: string | null): Doctorate => ({
  ...unsaid,
  startDate,
  estimatedEndDate,
});
const show = (doctorate: Doctorate, language: 'fr' | 'en' = 'fr') =>
  renderElement(<DoctoralYear doctorate={doctorate} />, { language, now });

test.each([
  {
    language: 'fr',
    heading: '2e année de doctorat',
    years: ['1re année de doctorat, terminée', '2e année de doctorat, en cours', '3e année de doctorat'],
    period: 'Du 1er octobre 2024 au 30 septembre 2027',
    raised: ['e', 're', 'e', 'e', 'er'],
  },
  {
    language: 'en',
    heading: '2nd doctoral year',
    years: ['1st doctoral year, completed', '2nd doctoral year, under way', '3rd doctoral year'],
    period: 'October 1, 2024 to September 30, 2027',
    raised: [],
  },
] as const)('the year stands among those that were planned ($language)', async ({ language, ...told }) => {
  const { page } = await show(between('2024-10-01', '2027-09-30'), language);
  expect(textOf(screen.getByRole('heading', { level: 2 }))).toBe(told.heading);
  expect(textsOfAll(screen.getAllByRole('listitem'))).toEqual(told.years);
  expect([...page.querySelectorAll('.knots > li')].map((knot) => knot.className)).toEqual(['done', 'now', '']);
  expect(textOf(page.querySelector('.year > p') ?? page)).toBe(told.period);
  expect(textsOfAll(page.querySelectorAll('sup'))).toEqual(told.raised);
});

test.each([
  ['2025-11-01', '1re année de doctorat', '1st doctoral year'],
  ['2023-11-01', '3e année de doctorat', '3rd doctoral year'],
  ['2022-11-01', '4e année de doctorat', '4th doctoral year'],
])('begun on %s without an end: the year alone, and since when', async (startDate, french, english) => {
  for (const [language, words] of [
    ['fr', french],
    ['en', english],
  ] as const) {
    const { page } = await show(between(startDate, null), language);
    const heading = screen.getAllByRole('heading', { level: 2 }).at(-1);
    expect(textOf(heading ?? page)).toBe(words);
    expect(page.querySelector('.knots')).toBeNull();
  }
});

test('a doctorate past its end stays in its last year', async () => {
  const { page } = await show(between('2021-10-01', '2024-09-30'));
  expect(textOf(screen.getByRole('heading', { level: 2 }))).toBe('3e année de doctorat');
  expect([...page.querySelectorAll('.knots > li')].map((knot) => knot.className)).toEqual(['done', 'done', 'now']);
});

test.each([
  ['twelve', '2036-09-30', 12],
  ['thirteen', '2037-09-30', 0],
])('%s planned years: twelve fit beside each other, more are not drawn', async (_years, estimatedEndDate, knots) => {
  const { page } = await show(between('2024-10-01', estimatedEndDate));
  expect(textOf(screen.getByRole('heading', { level: 2 }))).toBe('2e année de doctorat');
  expect(page.querySelectorAll('.knots > li')).toHaveLength(knots);
});

test.each([
  ['tomorrow', '2026-03-16'],
  ['on a day that nobody knows', null],
])('nothing stands there while it begins %s', async (_when, startDate) => {
  const { page } = await show(between(startDate, null));
  expect(page.querySelector('.year')).toBeNull();
});
