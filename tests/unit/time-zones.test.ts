import { expect, test } from 'vitest';
import { timeZoneOf } from '#shared/domain/time-zone-of.ts';
import { isTimeZone, timeZones } from '#shared/time-zones.ts';
import { runInZone } from '#tests/support/in-zone.ts';

test('every zone of the list is one that this engine knows, and is named once', () => {
  const unknown = timeZones.filter((timeZone) => {
    try {
      return !new Intl.DateTimeFormat('fr-FR', { timeZone });
    } catch {
      return true;
    }
  });
  expect(unknown).toEqual([]);
  expect(new Set(timeZones).size).toBe(timeZones.length);
  expect(['Pacific/Noumea', 'Europe/Atlantis', 'europe/paris', ''].map(isTimeZone)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a university that names no zone is in Paris’s, as is who has no university', () => {
  expect([timeZoneOf({}), timeZoneOf(null), timeZoneOf({ timeZone: 'Indian/Reunion' })]).toEqual([
    'Europe/Paris',
    'Europe/Paris',
    'Indian/Reunion',
  ]);
});

/** A page opened at 22:00 UTC on the last day of February. */
const page = `
  const now = Date.parse('2026-02-28T22:00:00Z');
  Date.now = () => now;
  const { longDate, longDay } = await import('#shared/domain/long-date.ts');
  const { dayIn, latestDay } = await import('#shared/domain/day-in.ts');
  const { timeOfDay } = await import('#web/lib/words/format.ts');
  const { today, thisYear } = await import('#web/lib/words/today.ts');
  const { doctoralDates } = await import('#shared/domain/doctoral-dates.ts');
  const { doctoralYear } = await import('#shared/domain/doctoral-year.ts');
  const { ageOn } = await import('#shared/domain/age.ts');
  const { untilDay } = await import('#web/features/journey/until-day.ts');
  const { stepMonth } = await import('#shared/matching/plan-step.ts');
  const at = new Date(now).toISOString();
  console.log(JSON.stringify({
    moment: [longDate(at, 'fr'), longDate(at, 'en'), timeOfDay(now, 'fr'), dayIn(at)],
    day: [longDay('2026-03-01', 'fr'), longDay('2026-03-01', 'en')],
    today: [today(), thisYear(), latestDay()],
    next: doctoralDates('2023-03-01', '2028-02-28', today()).map(({ day }) => day),
    year: doctoralYear('2023-03-01', '2028-02-28', today()),
    until: untilDay('2026-03-02', today(), 'fr'),
    age: ageOn('1998-02-28', today()),
    month: stepMonth(today(), 'fr'),
  }));`;

const february = {
  next: ['2026-03-01', '2027-03-01', '2028-02-28'],
  year: { current: 3, planned: 5 },
  until: 'après-demain',
};

test.each([
  ['UTC', ['28 février 2026', 'February 28, 2026', '22\u00a0h\u00a000', '2026-02-28'], february, 'mai 2026'],
  [
    'America/Martinique',
    ['28 février 2026', 'February 28, 2026', '18\u00a0h\u00a000', '2026-02-28'],
    february,
    'mai 2026',
  ],
  [
    'Pacific/Noumea',
    ['1er mars 2026', 'March 1, 2026', '9\u00a0h\u00a000', '2026-03-01'],
    { ...february, year: { current: 4, planned: 5 }, until: 'demain' },
    'juin 2026',
  ],
])(
  'in %s moments and today are those of the reader’s clock, and a day is the same one (D83)',
  async (zone, moment, told, month) => {
    expect(await runInZone(zone, page)).toEqual({
      moment,
      day: ['1er mars 2026', 'March 1, 2026'],
      today: [moment[3], 2026, '2026-03-01'],
      ...told,
      age: 28,
      month,
    });
  },
);

/** Returns the browser's text for an assessment created at that time, and the date of the server's report. */
const bothOf = (createdAt: string, timeZone: string) => `
  const { longDate, longDay } = await import('#shared/domain/long-date.ts');
  const { dayIn } = await import('#shared/domain/day-in.ts');
  console.log(JSON.stringify([longDate('${createdAt}', 'fr'), longDay(dayIn('${createdAt}', '${timeZone}'), 'fr')]));`;

test.each([
  ['America/Martinique', '2026-03-01T02:00:00.000Z', '28 février 2026'],
  ['Pacific/Noumea', '2026-02-28T20:00:00.000Z', '1er mars 2026'],
  ['Europe/Paris', '2026-02-28T23:30:00.000Z', '1er mars 2026'],
])('in %s an assessment has the same day in the list and in its report', async (zone, createdAt, day) => {
  expect(await runInZone(zone, bothOf(createdAt, zone))).toEqual([day, day]);
});
