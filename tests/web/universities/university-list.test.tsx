import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedUniversity } from '#shared/schemas/university.ts';
import { renderElement, tableOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { UniversityList } from '#web/features/universities/university-list.tsx';

const rows: ListedUniversity[] = [
  {
    id: 'u1',
    name: 'Université 10',
    logoUrl: '/files/img/ten.webp',
    city: 'Lille',
    createdAt: '2024-09-02T08:00:00.000Z',
  },
  { id: 'u2', name: 'École des Marais', logoUrl: null, city: null, createdAt: '2026-03-01T08:00:00.000Z' },
  { id: 'u3', name: 'Université 9', logoUrl: null, city: 'Brest', createdAt: '2025-12-24T08:00:00.000Z' },
];

const none = { requests: null, people: null, bytes: null, jobs: 0, mails: 0, pdfs: 0, uploads: 0 };
const usages = [
  { universityId: 'u1', ...none, requests: 40_000, people: 400, bytes: 5_368_709_120, mails: 200, pdfs: 100 },
  { universityId: 'u2', ...none, people: 1, bytes: 0 },
  { universityId: 'u3', ...none },
];

test.each([
  [
    'fr',
    '400 membres · 40 000 requêtes en trente jours · 5,4 Go · 0,85 $ par mois',
    '1 membre · 0 octet · < 0,01 $ par mois',
    'Pas encore de chiffres',
  ],
  [
    'en',
    '400 members · 40,000 requests in thirty days · 5.4 GB · $0.85 a month',
    '1 member · 0 bytes · < $0.01 a month',
    'No figures yet',
  ],
] as const)('each tells what it used in thirty days and what that costs, in %s', async (language, ...lines) => {
  await read(language);
  for (const [i, name] of ['Université 10', 'École des Marais', 'Université 9'].entries()) {
    const row = (await screen.findByRole('link', { name })).closest('tr');
    expect(row?.textContent?.replace(/\s/g, ' ')).toContain(lines[i]);
  }
});

test('a university whose figures a silent cell keeps is not said to have none', async () => {
  const listed = { id: 'u4', name: 'Université 4', logoUrl: null, city: null, createdAt: '2026-01-05T08:00:00.000Z' };
  await read('fr', {}, [...rows, listed]);
  const row = (await screen.findByRole('link', { name: 'Université 4' })).closest('tr');
  expect(row?.textContent).not.toContain('Pas encore de chiffres');
});

const read = (language: 'fr' | 'en', replies: Replies = {}, listed = rows) =>
  renderElement(
    <UniversityList
      query={{ data: listed, error: null, isPending: false } as never}
      rows={listed}
      all={listed}
      pathOf={(id) => `/admin/universities/${id}`}
      noteOf={() => undefined}
      usages={usages}
      filter={null}
      empty={null}
      onRemoved={() => undefined}
    />,
    { language, replies },
  );

test.each([
  ['fr', ['Nom', 'Date de création', 'Ville', 'Action'], ['1er mars 2026', '24 décembre 2025', '2 septembre 2024']],
  ['en', ['Name', 'Creation date', 'City', 'Action'], ['March 1, 2026', 'December 24, 2025', 'September 2, 2024']],
] as const)(
  'universities stand by name, each with its day, city and ways to edit and delete it, in %s',
  async (language, heads, days) => {
    const { page } = await read(language);
    const table = await screen.findByRole('table');
    const [head = [], ...cells] = tableOf(table);
    expect(head).toEqual(heads);
    expect(textsOfAll(within(table).getAllByRole('link', { name: /^(Université|École)/ }))).toEqual([
      'École des Marais',
      'Université 9',
      'Université 10',
    ]);
    expect(cells.map(([, day]) => day)).toEqual(days);
    expect(cells.map(([, , city]) => city).slice(1)).toEqual(['Brest', 'Lille']);
    expect([...page.querySelectorAll('tbody img')].map((logo) => logo.closest('tr')?.textContent)).toEqual([
      expect.stringContaining('Université 10'),
    ]);
    expect(within(table).getAllByRole('button', { name: /École des Marais|Université/ })).toHaveLength(3);
  },
);

test('a press on a column’s heading sorts by it, a second one the other way; a university without a city comes last', async () => {
  const { user } = await read('fr');
  const table = await screen.findByRole('table');
  const sort = (name: string) => user.click(within(table).getByRole('button', { name: new RegExp(`^${name}`) }));
  const names = () => textsOfAll(within(table).getAllByRole('link', { name: /^(Université|École)/ }));
  const [ecole, nine, ten] = ['École des Marais', 'Université 9', 'Université 10'];
  await sort('Ville');
  expect(names()).toEqual([nine, ten, ecole]);
  await sort('Date de création');
  expect(names()).toEqual([ten, nine, ecole]);
  await sort('Date de création');
  expect(names()).toEqual([ecole, nine, ten]);
  await sort('Nom');
  await sort('Nom');
  expect(names()).toEqual([ten, nine, ecole]);
});

test.each([
  ['fr', ['Nom', 'Date de création', 'Ville', 'Cellule', 'Action'], ['Brest, 24 décembre 2025, cellule b']],
  ['en', ['Name', 'Creation date', 'City', 'Cell', 'Action'], ['Brest, December 24, 2025, cell b']],
] as const)(
  'with several cells each university says in which it lives, and they are sorted by it, in %s',
  async (language, heads, lines) => {
    const cells = ['main', 'main', 'b'];
    const { user, page } = await read(
      language,
      {},
      rows.map((row, i) => ({ ...row, cell: cells[i] })),
    );
    const table = await screen.findByRole('table');
    await user.click(within(table).getByRole('button', { name: heads[3] }));
    const [head = [], ...shown] = tableOf(table);
    expect(head).toEqual(heads);
    expect(shown.map(([, , , cell]) => cell)).toEqual(['b', 'main', 'main']);
    expect(textsOfAll(page.querySelectorAll('.only-narrow')).slice(0, 1)).toEqual(lines);
  },
);

test('the members of a university that is deleted go to any other, not to itself', async () => {
  const counts = {
    ...{ pendingUsers: 0, acceptedUsers: 3, rejectedUsers: 0, unconfirmedUsers: 0, usersWithoutPortfolio: 0 },
    ...{ administrators: 0, failedMails: 0, formations: 0, formationsWithoutSkills: 0 },
  };
  const { user } = await read('fr', { 'users.countsOfUniversity': counts });
  await user.click(await screen.findByRole('button', { name: /^Supprimer.*Université 10/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox'));
  expect(textsOfAll(await dialog.findAllByRole('option'))).toEqual(['École des Marais', 'Université 9, Brest']);
});
