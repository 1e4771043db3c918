import { expect, test } from 'vitest';
import { untilDay } from '#web/features/journey/until-day.ts';

test.each([
  ['2026-05-02', 'demain', 'tomorrow'],
  ['2026-05-21', 'dans 20 jours', 'in 20 days'],
  ['2026-06-29', 'dans 59 jours', 'in 59 days'],
  ['2026-06-30', 'dans 2 mois', 'in 2 months'],
  ['2026-11-01', 'dans 6 mois', 'in 6 months'],
  ['2028-04-01', 'dans 23 mois', 'in 23 months'],
  ['2029-06-01', 'dans 3 ans', 'in 3 years'],
])('from May 1, 2026, %s is %s', (day, french, english) => {
  expect([untilDay(day, '2026-05-01', 'fr'), untilDay(day, '2026-05-01', 'en')]).toEqual([french, english]);
});
