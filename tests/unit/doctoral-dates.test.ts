import { expect, test } from 'vitest';
import { doctoralDates } from '#shared/domain/doctoral-dates.ts';

const told = (...given: Parameters<typeof doctoralDates>) =>
  doctoralDates(...given).map((date) =>
    date.what === 'year' ? `${date.day} year ${date.year}` : `${date.day} ${date.what}`,
  );

test('the next three days of a doctorate: its years, its middle, its end', () => {
  expect(told('2024-10-01', '2027-09-30', '2024-11-01')).toEqual([
    '2025-10-01 year 2',
    '2026-04-01 middle',
    '2026-10-01 year 3',
  ]);
  expect(told('2024-10-01', '2027-09-30', '2026-10-02')).toEqual(['2027-09-30 end']);
});

test('no year begins on the day on which the doctorate ends', () => {
  expect(told('2024-10-01', '2027-10-01', '2027-01-01')).toEqual(['2027-10-01 end']);
});

test('today counts; yesterday does not', () => {
  expect(told('2024-10-01', '2027-09-30', '2026-10-01')).toEqual(['2026-10-01 year 3', '2027-09-30 end']);
  expect(told('2024-10-01', '2027-09-30', '2027-10-01')).toEqual([]);
});

test('without an end only the next year is certain, without a start only the end', () => {
  expect(told('2024-10-01', null, '2026-01-01')).toEqual(['2026-10-01 year 3']);
  expect(told(null, '2027-09-30', '2026-01-01')).toEqual(['2027-09-30 end']);
  expect(told(null, null, '2026-01-01')).toEqual([]);
});

test('a year that began on 29 February goes on from 1 March where there is none', () => {
  expect(told('2024-02-29', null, '2024-03-01')).toEqual(['2025-03-01 year 2']);
});
