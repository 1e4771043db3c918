import { expect, test } from 'vitest';
import { dayOf } from '#functions/exports/day.ts';

test.each([
  // Paris is an hour ahead of UTC in winter, two in summer.
  ['2026-01-31T22:59:59.000Z', '2026-01-31'],
  ['2026-01-31T23:00:00.000Z', '2026-02-01'],
  ['2026-06-30T21:59:59.000Z', '2026-06-30'],
  ['2026-06-30T22:00:00.000Z', '2026-07-01'],
])('what is printed at %s is dated %s, as its readers’ clocks say', (time, day) => {
  expect([dayOf(time), dayOf(new Date(time))]).toEqual([day, day]);
});
