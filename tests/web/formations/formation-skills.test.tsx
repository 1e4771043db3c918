import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { listening, open, sent } from './open-formation.tsx';

test.each([
  [
    'fr',
    '2 compétences',
    ['Dactylographie', 'Écoute'],
    ['Savoir-faire, retirée du catalogue', 'Aptitudes'],
    ['0 sur 5, nulle', '3,5 sur 5, moyenne'],
    'Force : ce que la formation apporte à la compétence, de 0 à 5, par demi-points.',
  ],
  [
    'en',
    '2 skills',
    ['Listening', 'Typing'],
    ['Abilities', 'Know-how, removed from the catalog'],
    ['3.5 out of 5, medium', '0 out of 5, none'],
    'Strength: how much the course helps with the skill, from 0 to 5 in half points.',
  ],
] as const)(
  'the skills of a course are counted, and each has its kind and its strength in words (%s)',
  async (...told) => {
    const [language, count, names, kinds, levels, hint] = told;
    const { page } = await open(language);
    await waitFor(() => expect(textsOfAll(page.querySelectorAll('tbody .h4'))).toEqual(names));
    expect(textsOfAll(page.querySelectorAll('tbody .h4 + .small'))).toEqual(kinds);
    expect(screen.getAllByRole('slider').map((one) => one.getAttribute('aria-valuetext'))).toEqual(levels);
    expect(textOf(page.querySelector('.under h2') ?? page)).toContain(count);
    expect(textOf(page)).toContain(hint);
  },
);

test.each([
  [0.5, '0,5 sur 5, légère'],
  [2.5, '2,5 sur 5, légère'],
  [3, '3 sur 5, moyenne'],
  [4, '4 sur 5, forte'],
])('a strength of %s reads « %s »', async (value, words) => {
  await open('fr', [{ ...listening, value }]);
  const slider = await screen.findByRole<HTMLInputElement>('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe(words);
  expect([slider.min, slider.max, slider.step]).toEqual(['0', '5', '0.5']);
});

test('a strength chosen during a save is sent after it, only the last one', async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const shown = await open('fr', [listening], {
    'formations.updateSkill': async ({ body }: Received) => {
      await isAnswered;
      return { ...listening, ...(body as object) };
    },
  });
  const slider = await screen.findByRole('slider');
  for (const value of ['4', '4.5', '5']) fireEvent.change(slider, { target: { value } });
  answer();
  await waitFor(() => expect(sent(shown, 'formations.updateSkill')).toEqual([{ value: 4 }, { value: 5 }]));
});

test.each([
  ['fr', 'Aucune compétence associée pour le moment', 'Sans compétence, cette formation n’est suggérée à personne.'],
  ['en', 'No associated skills yet', 'Without a skill, this course isn’t suggested to anyone.'],
] as const)('a course without skills says what follows from that (%s)', async (language, title, text) => {
  await open(language, []);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(textOf(document.body)).toContain(text);
});

test.each([
  [
    'fr',
    'Ajouter une compétence',
    'Compétence',
    'Les 2 compétences déjà associées ne sont pas proposées.',
    ['Analyse', 'Négociation'],
  ],
  ['en', 'Add a skill', 'Skill', 'The 2 skills already associated aren’t listed.', ['Analysis', 'Negotiating']],
] as const)(
  'of the catalogue’s skills those are offered that the course has not (%s)',
  async (language, add, label, hint, offered) => {
    const { user } = await open(language);
    await user.click(await screen.findByRole('button', { name: add }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(hint)).toBeTruthy();
    await user.type(dialog.getByRole('combobox', { name: label }), 'a');
    await waitFor(() =>
      expect(textsOfAll(dialog.getAllByRole('option', { hidden: true })).slice(0, 2)).toEqual(offered),
    );
  },
);

test('a skill that is taken away twice goes once, and the focus goes to the heading', async () => {
  const { promise: isGone, resolve: go } = Promise.withResolvers<undefined>();
  const { user, received } = await open('fr', [listening], { 'formations.removeSkill': () => isGone });
  await user.dblClick(await screen.findByRole('button', { name: /Écoute/ }));
  go(undefined);
  await screen.findByText(/^Compétence (retirée|supprimée)/);
  expect(received.filter(({ name }) => name === 'formations.removeSkill').map(({ params }) => params)).toEqual([
    { id: listening.id },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Compétences/ }));
});
