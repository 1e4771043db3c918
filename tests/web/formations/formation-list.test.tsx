import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Formation } from '#shared/schemas/formation.ts';
import { openScreen, tableOf, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { administrator } from '#tests/support/web-samples.ts';
import { course, listOf } from './samples.ts';

const three = [
  course(1, 'Zoologie', 'Sciences'),
  course(2, 'Écrire'),
  course(3, 'Atelier 10', 'Langues'),
  course(4, 'Atelier 9'),
];
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const open = async (rows: Formation[], language: 'fr' | 'en' = 'fr') => {
  const shown = await openScreen('/admin/courses', {
    who: administrator,
    language,
    replies: {
      'formations.list': ({ query: { search = '' } }: Received) =>
        listOf(...rows.filter(({ title }) => fold(title).includes(fold(search)))),
      'formations.remove': () => undefined,
    },
  });
  await waitFor(() => expect(document.querySelector('.page-head, h1')?.textContent).toMatch(/\d/));
  return shown;
};
const titles = () => textsOfAll(document.querySelectorAll('tbody .h4'));
const status = () => textsOfAll(document.querySelectorAll('.toolbar [role="status"]'))[0];

test.each([
  ['fr', '4 formations', 'Sans catégorie', 'Catégorie'],
  ['en', '4 courses', 'No category', 'Category'],
] as const)(
  'courses are counted and stand by title, accents and figures in their places; a heading sorts (%s)',
  async (...told) => {
    const [language, count, none, category] = told;
    const { user } = await open(three, language);
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toContain(count);
    expect(titles()).toEqual(['Atelier 9', 'Atelier 10', 'Écrire', 'Zoologie']);
    expect(
      tableOf(screen.getByRole('table'))
        .slice(1)
        .map(([, kind]) => kind),
    ).toEqual([none, 'Langues', none, 'Sciences']);
    await user.click(screen.getByRole('button', { name: category }));
    expect(titles()).toEqual(['Atelier 9', 'Écrire', 'Atelier 10', 'Zoologie']);
  },
);

test.each([
  ['fr', '2 résultats', 'Aucune formation ne correspond à « rien »', 'Effacer la recherche'],
  ['en', '2 results', 'No course matches “rien”', 'Clear the search'],
] as const)(
  'a search is made once one pauses, says how many it found, and leads back from nothing (%s)',
  async (...told) => {
    const [language, found, nothing, clear] = told;
    const { user, received } = await open(three, language);
    const field = screen.getByRole('searchbox');
    await user.type(field, 'atel');
    await waitFor(() => expect(status()).toBe(found));
    expect(titles()).toEqual(['Atelier 9', 'Atelier 10']);
    const searches = received.filter(({ name }) => name === 'formations.list').map(({ query }) => query.search);
    expect(searches).toEqual([undefined, 'atel']);
    await user.clear(field);
    await user.type(field, 'rien');
    expect(await screen.findByRole('heading', { name: nothing })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: clear }));
    await waitFor(() => expect(titles()).toHaveLength(4));
  },
);

test.each([
  ['fr', 'Aucune formation pour le moment', 'Ajoutez une première formation, puis les compétences qu’elle renforce.'],
  ['en', 'No courses yet', 'Add a course, then the skills it strengthens.'],
] as const)('without a course it is said what to do first (%s)', async (language, title, text) => {
  await open([], language);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(textOf(document.body)).toContain(text);
});

test.each([
  [
    'fr',
    'Supprimer Zoologie',
    'Supprimer cette formation ?',
    '« Zoologie » disparaît de la liste, avec ses compétences. Cela ne peut pas être annulé.',
    'Supprimer',
    'Formation supprimée',
  ],
  [
    'en',
    'Delete Zoologie',
    'Delete this course?',
    '“Zoologie” and its skills will be removed from the list. This can’t be undone.',
    'Delete',
    'Formation deleted successfully',
  ],
] as const)(
  'a course is deleted after a question that names it (%s)',
  async (language, press, title, text, yes, done) => {
    const { user, received } = await open(three, language);
    await user.click(screen.getByRole('button', { name: press }));
    const question = await screen.findByRole('alertdialog', { name: title });
    expect(textOf(question)).toContain(text);
    expect(received.filter(({ name }) => name === 'formations.remove')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: yes }));
    await waitFor(() => expect(textOf(document.body)).toContain(done));
    expect(received.filter(({ name }) => name === 'formations.remove').map(({ params }) => params.id)).toEqual([
      'upv_f1',
    ]);
  },
);

test('of two thousand courses twenty-five are shown, more when asked; all are counted, and a search finds those far down', async () => {
  const many = Array.from({ length: 2000 }, (_, i) => course(i, `Atelier ${String(i).padStart(4, '0')}`));
  const { user } = await open(many);
  expect(textOf(screen.getByRole('heading', { level: 1 }))).toMatch(/2\s000/);
  expect(titles()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Afficher 25 de plus' }));
  expect(titles()).toHaveLength(50);
  expect(titles().at(-1)).toBe('Atelier 0049');
  await user.type(screen.getByRole('searchbox'), 'r 1999');
  await waitFor(() => expect(titles()).toEqual(['Atelier 1999']));
});
