import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textOf } from '#tests/support/rendered.tsx';
import { candidate, noDoctorate } from '#tests/support/web-samples.ts';

const open = async (dates: readonly [string | null, string | null], language: 'fr' | 'en' = 'fr') => {
  await openScreen('/user', {
    who: candidate,
    language,
    now: '2026-05-01T10:00:00.000Z',
    replies: {
      'doctorates.get': { ...noDoctorate, startDate: dates[0], estimatedEndDate: dates[1] },
      'portfolios.listOfUser': { portfolios: [] },
      'catalogue.listSkills': { skills: [] },
    },
  });
  return screen.findByRole('region', { name: language === 'fr' ? 'Prochaine date' : 'Next date' });
};

test.each([
  ['fr', 'Prochaine dateDébut de la 3e année1er octobre 2026, dans 5 moisVous êtes en 2e année.'],
  ['en', 'Next dateStart of the 3rd yearOctober 1, 2026, in 5 monthsYou’re in your 2nd year.'],
] as const)('the next date of a PhD, how far it is, and the year, in %s', async (language, expected) => {
  const place = await open(['2024-10-01', '2027-09-30'], language);
  expect(textOf(place)).toBe(expected);
  expect(within(place).queryByRole('link')).toBeNull();
});

test('a doctorate without dates leads to their fields', async () => {
  const place = await open([null, null]);
  expect(textOf(place)).toBe(
    'Prochaine dateDeux dates suffisent\u00a0: le début et la fin prévue de votre doctorat.Ajouter mes dates',
  );
  expect(within(place).getByRole('link').getAttribute('href')).toBe('/user/phd');
});

test.each([
  [['2024-10-01', null], 'Début de la 3e année'],
  [[null, '2027-09-30'], 'Fin prévue du doctorat'],
] as const)(
  'who has said but one of both days has a date, and is led to where one says the other',
  async (said, name) => {
    const place = await open(said);
    expect(textOf(place)).toContain(name);
    expect(within(place).getByRole('link', { name: 'Ajouter mes dates' }).getAttribute('href')).toBe('/user/phd');
  },
);

test('a finished PhD has no next date, and nothing to add', async () => {
  const place = await open(['2022-10-01', '2025-09-30']);
  expect(textOf(place)).toBe('Prochaine dateVotre doctorat est arrivé à sa fin prévue.');
  expect(within(place).queryByRole('link')).toBeNull();
});
