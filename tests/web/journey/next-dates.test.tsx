import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { doctorateChanges, shownDoctorate } from '#shared/schemas/doctorate.ts';
import { renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { NextDates } from '#web/features/journey/next-dates.tsx';

/** A PhD record with only a start and an end date. */
const recordOf = (startDate: string | null, estimatedEndDate: string | null) => {
  const empty = Object.fromEntries(Object.keys(doctorateChanges.def.shape).map((field) => [field, null]));
  return shownDoctorate.parse({ ...empty, startDate, estimatedEndDate });
};
const open = (dates: readonly [string | null, string | null], language: 'fr' | 'en' = 'fr') =>
  renderElement(<NextDates doctorate={recordOf(...dates)} />, {
    language,
    now: '2026-05-01T10:00:00.000Z',
  });
const dates = () => textsOfAll(screen.queryAllByRole('listitem'));

test.each([
  [
    'fr',
    ['Début de la 3e année1er octobre 2026, dans 5 mois', 'Fin prévue du doctorat30 septembre 2027, dans 17 mois'],
  ],
  [
    'en',
    ['Beginning of the 3rd yearOctober 1, 2026, in 5 months', 'Planned end of the PhDSeptember 30, 2027, in 17 months'],
  ],
] as const)('the next dates of a PhD and how far they are, in %s', async (language, expected) => {
  await open(['2024-10-01', '2027-09-30'], language);
  expect(dates()).toEqual(expected);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a doctorate without an end leads to the field for it', async () => {
  await open([null, null]);
  expect(dates()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Indiquer mes dates' }).getAttribute('href')).toBe('/user/phd');
});

test.each([[['2024-10-01', null]], [[null, '2027-09-30']]] as const)(
  'who has said but one of both days is led to where one says the other',
  async (said) => {
    await open(said);
    expect(dates()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Indiquer mes dates' }).getAttribute('href')).toBe('/user/phd');
  },
);

test('a finished PhD has no next dates, and nothing to add', async () => {
  await open(['2022-10-01', '2025-09-30']);
  expect([dates(), screen.queryByRole('link')]).toEqual([[], null]);
  expect(screen.getByText('Votre doctorat est arrivé à sa fin prévue.')).toBeTruthy();
});
