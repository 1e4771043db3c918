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
