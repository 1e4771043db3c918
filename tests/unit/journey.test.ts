import { expect, test } from 'vitest';
import { type Row, skillsNeeded } from '#shared/domain/assessment-progress.ts';
import { doctoralDates } from '#shared/domain/doctoral-dates.ts';

const at = '2026-11-22T10:00:00.000Z';
const row = (category: number, value: number | null, isAnswered = value !== null): Row => ({
  category,
  value,
  touchedAt: isAnswered ? at : null,
});
const times = (count: number, one: Row): Row[] => Array.from({ length: count }, () => one);
test('suggestions need six of ten skills', () => {
  expect(skillsNeeded([...times(26, row(1, null)), ...times(25, row(2, null))])).toEqual({
    answered: 0,
    needed: 31,
    missing: 31,
  });
});

test('jobs miss as many skills as answers, as ratings, or as categories without one', () => {
  const missing = (skill: Row[]) => skillsNeeded(skill).missing;
  const [one, two, three] = [row(1, 3), row(2, 3), row(3, 3)];
  const none = (category: number) => row(category, null);
  expect(missing([...times(6, one), ...times(11, none(1)), ...times(17, none(2)), ...times(17, none(3))])).toBe(25);
  // Every skill is answered, but only 16 of the 21 required ratings are no N/A.
  expect(missing([...times(16, one), ...times(17, row(2, null, true)), ...times(18, row(3, null, true))])).toBe(5);
  expect(missing([...times(17, one), ...times(17, two), ...times(17, row(3, null, true))])).toBe(1);
  expect(missing([...times(17, one), ...times(17, two), three, ...times(16, none(3))])).toBe(0);
});

test('the next dates of a doctorate are its middle, the beginnings of its years and its planned end, three at most', () => {
  const [start, end] = ['2024-10-01', '2027-09-30'];
  expect(doctoralDates(start, end, '2026-03-12')).toEqual([
    { day: '2026-04-01', what: 'middle' },
    { day: '2026-10-01', what: 'year', year: 3 },
    { day: '2027-09-30', what: 'end' },
  ]);
  expect(doctoralDates(start, end, '2024-09-01').map(({ day }) => day)).toEqual([
    '2025-10-01',
    '2026-04-01',
    '2026-10-01',
  ]);
  expect(doctoralDates(start, end, '2027-09-30')).toEqual([{ day: '2027-09-30', what: 'end' }]);
  expect(doctoralDates(start, end, '2027-10-01')).toEqual([]);
});

test('a doctorate without an end has a next year, one without dates has none', () => {
  expect(doctoralDates('2024-02-29', null, '2026-11-22')).toEqual([{ day: '2027-03-01', what: 'year', year: 4 }]);
  expect(doctoralDates(null, '2027-09-30', '2026-11-22')).toEqual([{ day: '2027-09-30', what: 'end' }]);
  expect(doctoralDates(null, null, '2026-11-22')).toEqual([]);
});
