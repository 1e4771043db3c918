import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textsOfAll } from '#tests/support/rendered.tsx';
import { superAdministrator } from '#tests/support/web-samples.ts';

const rows = ['Angers', 'Brest', 'Caen'].map((name) => ({
  ...{ id: name, name, city: name, logoUrl: null, createdAt: '2024-09-02T08:00:00.000Z' },
}));
const counts = { universities: 3, universitiesWithoutAdministrator: 1, pendingUsers: 3, users: 90, failedTasks: 0 };
const open = (show: string, waiting: { universityId: string; pendingUsers: number; administrators: number }[]) =>
  openScreen(`/super-admin/universities?show=${show}`, {
    who: superAdministrator,
    replies: {
      'universities.list': { rows },
      'universities.listUsages': { rows: [] },
      'universities.listDeletions': [],
      'users.countsOfAll': { ...counts, waiting },
    },
  });
const waiting = [
  { universityId: 'Angers', pendingUsers: 1, administrators: 1 },
  { universityId: 'Brest', pendingUsers: 2, administrators: 0 },
];

test.each([
  ['pending', ['Angers', 'Brest'], ['1 demande en attente', '2 demandes en attente'], '?activeTab=1'],
  ['withoutAdministrator', ['Brest'], [], '?activeTab=1'],
  ['all', ['Angers', 'Brest', 'Caen'], [], ''],
])(
  'the address asks for the universities where something waits, and they lead to their members: %s',
  async (show, names, notes, tab) => {
    const { page } = await open(show, waiting);
    await screen.findByRole('table');
    const links = await screen.findAllByRole('link', { name: /^(Angers|Brest|Caen)$/ });
    expect(textsOfAll(links)).toEqual(names);
    expect(textsOfAll(page.querySelectorAll('.cell-university .small:not(.muted)'))).toEqual(notes);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      names.map((name) => `/super-admin/universities/${name}${tab}`),
    );
    expect(textsOfAll(page.querySelectorAll('h1 .count, h1 .n, h1 > *'))[0]).toContain('3');
  },
);

test.each([
  ['pending', 'Aucune demande n’attend'],
  ['withoutAdministrator', 'Chaque université a son administration'],
])('where nothing waits, that is said, with the way back to all: %s', async (show, title) => {
  const { user } = await open(show, []);
  await screen.findByRole('heading', { name: title });
  await user.click(screen.getByRole('button', { name: 'Montrer toutes les universités' }));
  expect(textsOfAll(await screen.findAllByRole('link', { name: /^(Angers|Brest|Caen)$/ }))).toHaveLength(3);
});
