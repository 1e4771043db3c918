import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate, recordOf } from '#tests/support/web-samples.ts';
import { unsaid } from '../doctorates/samples.ts';

const record: UserRecord = {
  ...recordOf(candidate),
  birthDate: '1996-03-12',
  gender: 'FEMALE',
  interests: 'Voile',
  Socials: [{ platform: 'TWITTER', url: 'https://x.com/lea' }],
};

const open = async (language: 'fr' | 'en', of: UserRecord) => {
  const now = '2026-03-11T09:00:00.000Z';
  const shown = await openScreen('/user/profile', { who: candidate, language, now, replies: { 'users.get': of } });
  await screen.findByLabelText(/^LinkedIn/);
  return shown;
};

test.each([
  [
    'fr',
    ['Informations', 'Doctorat', 'Diplômes', 'Expériences', 'Publications'],
    '29 ans · Université du Port-Vieux',
    ['Homme', 'Femme', 'Autre', 'Non précisé'],
  ],
  [
    'en',
    ['Personal info', 'PhD', 'Diplomas', 'Experiences', 'Publications'],
    '29 years old · Université du Port-Vieux',
    ['Male', 'Female', 'Other', 'Not specified'],
  ],
] as const)(
  'five tabs; the head tells name, age and university, a day before the birthday (%s)',
  async (language, tabs, facts, genders) => {
    const { page } = await open(language, record);
    expect(textsOfAll(screen.getAllByRole('tab'))).toEqual(tabs);
    expect(textOf(screen.getByRole('tab', { selected: true }))).toBe(tabs[0]);
    expect(textsOfAll(page.querySelectorAll('.profile-head h1, .profile-head p'))).toEqual(['Léa Marchand', facts]);
    const group = screen.getByRole('group', { name: /^(Genre|Gender)$/ });
    expect(textsOfAll(group.querySelectorAll('label'))).toEqual(genders);
    const icons = [...page.querySelectorAll('.input-wrap .icon use')].map((use) => use.getAttribute('href'));
    expect([icons.length, new Set(icons).size]).toEqual([6, 6]);
  },
);

test('without a birth date, the head tells the university alone', async () => {
  const { page } = await open('fr', { ...record, birthDate: null });
  expect(textsOfAll(page.querySelectorAll('.profile-head p'))).toEqual(['Université du Port-Vieux']);
});

test.each([
  [
    'fr',
    'Autres diplômes obtenus',
    [
      'Expertise comptable',
      'Architecture',
      'Chirurgie dentaire',
      'Barreau',
      'Médecine',
      'Pharmacie',
      'Médecine vétérinaire',
    ],
    'Informations mises à jour',
  ],
  [
    'en',
    'Other diplomas obtained',
    ['Accounting', 'Architecture', 'Dentist', 'Lawyer', 'Medicine', 'Pharmacy', 'Veterinary'],
    'Informations updated successfully',
  ],
] as const)(
  'other diplomas are seven, and are saved by themselves in their order (%s)',
  async (language, legend, labels, done) => {
    const { user, received } = await openScreen('/user/profile?activeTab=2', {
      who: candidate,
      language,
      replies: { 'diplomas.listOfUser': [], 'users.update': { ...record, otherDiplomasObtained: '2,6' } },
    });
    const group = await screen.findByRole('group', { name: legend });
    expect(textsOfAll(group.querySelectorAll('label'))).toEqual(labels);
    const save = screen.getByRole<HTMLButtonElement>('button', { name: /^(Enregistrer|Save)$/ });
    for (const label of labels) {
      await user.click(within(group).getByLabelText(label));
      expect(save.disabled, label).toBe(false);
      await user.click(within(group).getByLabelText(label));
      expect(save.disabled, label).toBe(true);
    }
    for (const place of [5, 1]) await user.click(within(group).getByLabelText(labels[place] ?? ''));
    await user.click(save);
    await screen.findByText(done);
    expect(received.find(({ name }) => name === 'users.update')?.body).toMatchObject({ otherDiplomasObtained: '2,6' });
  },
);

test('the tab stands in the address by its place among five, in place of the one before; another number is the first', async () => {
  const { user } = await openScreen('/user/profile?activeTab=5', {
    who: candidate,
    replies: {
      'users.get': record,
      'doctorates.get': unsaid,
      'diplomas.listOfUser': [],
      'experiences.listOfUser': [],
      'publications.listOfUser': [],
    },
  });
  expect(textOf(screen.getByRole('tab', { selected: true }))).toBe('Informations');
  const before = window.history.length;
  for (const [place, name] of ['Informations', 'Doctorat', 'Diplômes', 'Expériences', 'Publications'].entries()) {
    await user.click(screen.getByRole('tab', { name }));
    await waitFor(() => expect(textOf(screen.getByRole('tab', { selected: true }))).toBe(name));
    expect([window.location.search, window.history.length]).toEqual([`?activeTab=${place}`, before]);
  }
});
