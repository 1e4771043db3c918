import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, campus, recordOf, superAdministrator } from '#tests/support/web-samples.ts';

const rows = [campus, { ...campus, id: 'ecole', name: 'École des Marais' }].map(
  ({ id, name, city, logoUrl, createdAt }) => ({
    ...{ id, name, city, logoUrl, createdAt },
  }),
);

test.each([
  [
    'fr',
    'Changer d’université',
    'Changer d’université',
    'Vers',
    [
      'Profil, doctorat, auto-évaluations, CV en ligne et ressources suivent. Mot de passe et lien public restent valables.',
      'Le rôle d’administration se perd\u00a0: l’autre université l’accueille comme membre.',
      'Formations et ressources partagées sont désormais celles de l’autre université. Les deux administrations voient le changement dans leur journal.',
    ],
  ],
  [
    'en',
    'Move to another university',
    'Move',
    'To',
    [
      'Their profile, PhD record, assessments, online CV and resources go with them. Their password and public link still work.',
      'They lose the administrator role: the other university takes them in as a candidate.',
      'From now on, they see the other university’s courses and shared resources. The administrators of both see the move in their audit log.',
    ],
  ],
] as const)(
  'before a member moves, what they keep and lose is said; a refusal, too, in %s',
  async (language, button, submit, to, words) => {
    const why = 'Une université garde au moins un administrateur.';
    const { user } = await openScreen(`/super-admin/universities/${campus.id}/users/${administrator.id}`, {
      ...{ who: superAdministrator, language },
      replies: {
        'users.get': ({ params: { id } }) => recordOf(id === administrator.id ? administrator : superAdministrator),
        'universities.list': { rows },
        'users.move': new Refusal(409, { msg: why, code: 'last_admin' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    expect(textsOfAll(within(dialog).getAllByRole('listitem'))).toEqual(words);
    const move = within(dialog).getByRole('button', { name: submit });
    expect(move).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('combobox', { name: new RegExp(`^${to}`) }));
    expect(textsOfAll(await within(dialog).findAllByRole('option'))).toEqual(['École des Marais, Brest']);
    await user.click(within(dialog).getByRole('option'));
    await user.click(move);
    expect(await within(dialog).findByText(why)).toBeTruthy();
  },
);

test.each([
  [
    'fr',
    /^Vers/,
    'Seules les universités de la même cellule sont proposées\u00a0: pour une autre, l’équipe technique doit d’abord déplacer l’une des deux.',
  ],
  [
    'en',
    /^To/,
    'Only universities in the same cell are listed: for any other, the technical team first has to move one of the two.',
  ],
] as const)(
  'a member is offered only universities of the same cell, and why others are missing is said, in %s',
  async (language, name, description) => {
    const far = { ...campus, id: 'dunes', name: 'École des Dunes' };
    const cells = ['b', 'b', 'main'];
    const { user } = await openScreen(`/super-admin/universities/${campus.id}/users/${administrator.id}`, {
      ...{ who: superAdministrator, language },
      replies: {
        'users.get': ({ params: { id } }) => recordOf(id === administrator.id ? administrator : superAdministrator),
        'universities.list': { rows: [...rows, far].map((row, i) => ({ ...row, cell: cells[i] })) },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^(Changer d’université|Move to another)/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('combobox', { name, description }));
    expect(textsOfAll(await dialog.findAllByRole('option'))).toEqual(['École des Marais, Brest']);
  },
);
