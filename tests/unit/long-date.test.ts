import { expect, test } from 'vitest';
import { longDate } from '#shared/domain/long-date.ts';

test.each([
  ['2026-11-21T10:00:00Z', 'fr', '21 novembre 2026'],
  ['2026-11-21T10:00:00Z', 'en', 'November 21, 2026'],
  ['2026-03-01T10:00:00Z', 'fr', '1er mars 2026'],
  ['2026-03-01T10:00:00Z', 'en', 'March 1, 2026'],
  ['2026-03-11T10:00:00Z', 'fr', '11 mars 2026'],
] as const)('%s is written in %s as %s (D17)', (time, language, written) => {
  expect(longDate(time, language, 'UTC')).toBe(written);
});

test('the day is that of the time zone', () => {
  const time = '2026-02-28T23:30:00Z';
  expect(longDate(time, 'fr', 'UTC')).toBe('28 février 2026');
  expect(longDate(time, 'fr', 'Europe/Paris')).toBe('1er mars 2026');
});
