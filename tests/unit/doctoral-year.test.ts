import { expect, test } from 'vitest';
import { doctoralYear } from '#shared/domain/doctoral-year.ts';

const [start, end] = ['2024-10-01', '2027-09-30'];

test.each([
  { today: '2024-10-01', is: 1, why: 'on its first day' },
  { today: '2025-10-01', is: 1, why: '365 days later: a year is 365.25 days' },
  { today: '2025-10-02', is: 2, why: 'a day after that' },
  { today: '2026-11-22', is: 3, why: 'after two years and some weeks' },
  { today: '2031-01-01', is: 3, why: 'long after its planned end' },
])('$why it is in year $is of three', ({ today, is }) => {
  expect(doctoralYear(start, end, today)).toEqual({ current: is, planned: 3 });
});

test('without a planned end the years are counted on', () => {
  expect(doctoralYear(start, null, '2031-01-01')).toEqual({ current: 7, planned: null });
});

test('a doctorate planned for less than a year, or for no time at all, has one year', () => {
  expect(doctoralYear(start, '2025-03-01', '2026-11-22')).toEqual({ current: 1, planned: 1 });
  expect(doctoralYear(start, start, '2026-11-22')).toEqual({ current: 1, planned: 1 });
});

test('there is no year before it begins, or when nobody knows when that was', () => {
  expect(doctoralYear(start, end, '2024-09-30')).toBeNull();
  expect(doctoralYear(null, end, '2026-11-22')).toBeNull();
});
