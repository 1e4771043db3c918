import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textsOfAll } from '#tests/support/rendered.tsx';

const main = () => screen.getByRole('main');

/** The promises of S9.26, D14, D55, D82 and the storage stack, by hand. */
const promised = {
  fr: [
    'Sans visite de votre part pendant 1\u00a0an',
    '30\u00a0jours puis 14\u00a0jours avant',
    '7\u00a0jours pour changer d’avis',
    '14\u00a0jours sans usage, 90\u00a0jours en tout',
    'une fois prête\u00a0: 24\u00a0heures',
    'Le journal des actes\u00a0: 400\u00a0jours',
    '180\u00a0jours en général',
    '35\u00a0jours pour la base, 30\u00a0jours pour les fichiers, et 12\u00a0semaines',
    'au plus tard après 2\u00a0jours',
    'Exemple Talents SAS',
  ],
  en: [
    'If you don’t visit for 1 year',
    '30 days and then 14 days before',
    '7 days to change your mind',
    '14 days without use, 90 days in all',
    'once it is ready: 24 hours',
    'The audit log: 400 days',
    'usually 180 days',
    '35 days for the database, 30 days for files, and 12 weeks',
    'after 2 days at the latest',
    'Exemple Talents SAS',
  ],
};

test.each([
  ['fr', 'Vos données', 'Vos données personnelles', 'Version du 28 novembre 2026.'],
  ['en', 'Your data', 'Your personal data', 'Version of November 28, 2026.'],
] as const)(
  'every page’s foot leads to the privacy notice, whose figures are those of the product (%s)',
  async (language, link, title, version) => {
    const { user, text } = await openScreen('/login', { language });
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: link }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(window.location.pathname).toBe('/privacy');
    expect(text()).toContain(version);
    for (const words of promised[language]) expect(text().replace(/\u202f/g, '\u00a0')).toContain(words);
    expect(text()).not.toMatch(/\{\{|undefined/);
  },
);

test('its contents lead to its twelve sections, in order', async () => {
  await openScreen('/privacy');
  const links = [...within(main()).getByRole('navigation').querySelectorAll('a')];
  const headings = [...main().querySelectorAll('h2')];
  expect(headings).toHaveLength(12);
  expect(textsOfAll(links)).toEqual(textsOfAll(headings));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
});
