import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textsOfAll } from '#tests/support/rendered.tsx';
import { campus, superAdministrator } from '#tests/support/web-samples.ts';

test.each([
  ['fr', ['Fiche', 'Membres', 'Utilisation'], /^Membres /],
  ['en', ['Details', 'Members', 'Usage'], /^Members /],
] as const)('a university has a tab of its members, headed by that name, in %s', async (language, tabs, heading) => {
  await openScreen(`/super-admin/universities/${campus.id}?activeTab=1`, {
    who: superAdministrator,
    language,
    replies: { 'users.listOfUniversity': { rows: [] } },
  });
  await screen.findByRole('heading', { level: 2, name: heading });
  expect(textsOfAll(screen.getAllByRole('tab'))).toEqual(tabs);
});

test.each([
  ['fr', 'Hébergée dans la cellule b.'],
  ['en', 'Hosted in cell b.'],
] as const)('a university of a stage with several cells says in which it lives, in %s', async (language, said) => {
  await openScreen(`/super-admin/universities/${campus.id}`, {
    ...{ who: superAdministrator, language },
    replies: { 'universities.get': { ...campus, cell: 'b' } },
  });
  await screen.findByText(said);
});

test('with one cell nothing is said of it', async () => {
  const { page } = await openScreen(`/super-admin/universities/${campus.id}`, { who: superAdministrator });
  await screen.findByRole('heading', { level: 1, name: campus.name });
  expect(page.textContent).not.toContain('cellule');
});
