import { execFileSync } from 'node:child_process';
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

test('a day is the same one west of Greenwich', () => {
  const script = `
    const { longDay } = await import(${JSON.stringify(new URL('../../shared/domain/long-date.ts', import.meta.url).href)});
    console.log(longDay('2026-03-01', 'fr'), longDay('2026-03-01', 'en'));`;
  const env = { ...process.env, TZ: 'America/Martinique' };
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
  expect(told.trim()).toBe('1er mars 2026 March 1, 2026');
});
