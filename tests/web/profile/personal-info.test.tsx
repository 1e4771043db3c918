import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate, recordOf } from '#tests/support/web-samples.ts';

const record: UserRecord = {
  ...recordOf(candidate),
  birthDate: '1996-03-12',
  gender: 'FEMALE',
  interests: 'Voile',
  Socials: [{ platform: 'TWITTER', url: 'https://x.com/lea' }],
};

const open = async (language: 'fr' | 'en' = 'fr', of: UserRecord = record) => {
  const shown = await openScreen('/user/profile', {
    who: candidate,
    language,
    now: '2026-03-11T09:00:00.000Z',
    replies: { 'users.get': of, 'users.update': ({ body }) => ({ ...of, ...(body as object) }) },
  });
  await screen.findByLabelText(/^LinkedIn/);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: language === 'fr' ? 'Enregistrer' : 'Save' });
  const state = () => textOf(shown.page.querySelector('.save-footer .state') ?? shown.page);
  const faultsOf = () => textsOfAll(shown.page.querySelectorAll('.field .error'));
  const sent = () => shown.received.filter(({ name }) => name === 'users.update').map(({ body }) => body);
  return { ...shown, field, type, save, state, faultsOf, sent };
};

test.each([
  ['Prénom', 'Léa', 'Ombre'],
  ['Nom', 'Marchand', 'Autre'],
  ['Date de naissance', '1996-03-12', '1996-03-13'],
  ['Centres d’intérêt', 'Voile', ''],
  ['LinkedIn', '', 'https://www.linkedin.com/in/lea'],
  ['Google Scholar', '', 'https://scholar.google.com/citations?user=abc'],
  ['ResearchGate', '', 'https://www.researchgate.net/profile/Lea'],
  ['X \\(Twitter\\)', 'https://x.com/lea', ''],
  ['Academia.edu', '', 'https://rive-sud.academia.edu/Lea'],
  ['MyScienceWork', '', 'https://www.mysciencework.com/profile/lea'],
])('%s alone allows saving, and undoing it alone takes that back', async (label, before, after) => {
  const { field, type, save, state } = await open();
  expect([field(label).value, save.disabled, state()]).toEqual([before, true, 'Tout est enregistré']);
  type(label, after);
  expect([save.disabled, state()]).toEqual([false, '1 modification non enregistrée']);
  type(label, before);
  expect(save.disabled).toBe(true);
});

test('each gender alone allows saving; changes are counted together and saved as they stand', async () => {
  const { user, type, save, state, sent, page } = await open();
  const gender = within(screen.getByRole('group', { name: 'Genre' }));
  for (const other of ['Homme', 'Autre', 'Non précisé']) {
    await user.click(gender.getByLabelText(other));
    expect(save.disabled, other).toBe(false);
    await user.click(gender.getByLabelText('Femme'));
    expect(save.disabled, other).toBe(true);
  }
  await user.click(gender.getByLabelText('Autre'));
  type('Prénom', ' Ondine ');
  type('Centres d’intérêt', '');
  expect(state()).toBe('3 modifications non enregistrées');
  await user.click(save);
  await screen.findByText('Profil mis à jour');
  expect(sent()).toEqual([{ firstName: 'Ondine', gender: 'OTHER', interests: null }]);
  await waitFor(() => expect(textsOfAll(page.querySelectorAll('.profile-head h1'))).toEqual(['Ondine Marchand']));
});

test.each([
  ['fr', 'Prénom', 'Date de naissance', 'Une date entre 1900 et aujourd’hui.'],
  ['en', 'First name', 'Birth date', 'Enter a date between 1900 and today.'],
] as const)(
  'a name is not blank, and a birth lies between 1900 and today (%s)',
  async (language, name, birth, fault) => {
    const { user, field, type, save, faultsOf, sent } = await open(language);
    type(name, ' ');
    expect(save.disabled).toBe(true);
    type(name, 'Léa');
    for (const wrong of ['1899-12-31', '2028-01-01']) {
      type(birth, wrong);
      await user.click(save);
      expect([faultsOf(), document.activeElement]).toEqual([[fault], field(birth)]);
    }
    expect(sent()).toEqual([]);
    type(birth, '1900-01-01');
    await user.click(save);
    await waitFor(() => expect(sent()).toMatchObject([{ birthDate: '1900-01-01' }]));
  },
);

test.each([
  [
    'fr',
    'Cette adresse n’est pas de ResearchGate. Elle commence d’ordinaire par https://www.researchgate.net/profile/',
  ],
  ['en', 'This isn’t a ResearchGate address. They usually start with https://www.researchgate.net/profile/'],
] as const)(
  'a link is completed from a name, refused elsewhere, and removed by emptying it (%s)',
  async (language, fault) => {
    const { user, field, type, save, faultsOf, sent } = await open(language);
    await user.type(field('LinkedIn'), 'lea-marchand');
    await user.type(field('ResearchGate'), 'facebook.com/lea');
    await user.click(save);
    expect(field('LinkedIn').value).toBe('https://www.linkedin.com/in/lea-marchand');
    expect([faultsOf(), document.activeElement]).toEqual([[fault], field('ResearchGate')]);
    expect(sent()).toEqual([]);
    type('ResearchGate', '');
    type('X \\(Twitter\\)', '');
    await user.click(save);
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { Socials: [{ platform: 'LINKEDIN', url: 'https://www.linkedin.com/in/lea-marchand' }] },
      ]),
    );
  },
);

test('a name sent from within its field, before it is left, is completed, too', async () => {
  const { user, field, sent } = await open();
  await user.clear(field('X \\(Twitter\\)'));
  await user.type(field('X \\(Twitter\\)'), '@lea{Enter}');
  await waitFor(() =>
    expect(sent()).toMatchObject([{ Socials: [{ platform: 'TWITTER', url: 'https://twitter.com/lea' }] }]),
  );
});
