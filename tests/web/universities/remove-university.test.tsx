import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedUniversity } from '#shared/schemas/university.ts';
import { Refusal, renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { RemoveUniversity } from '#web/features/universities/remove-university.tsx';

const marais: ListedUniversity = {
  ...{ id: 'u1', name: 'Institut du Marais', logoUrl: null, city: null },
  createdAt: '2024-09-02T08:00:00.000Z',
};
const others = [
  { ...marais, id: 'u2', name: 'Université du Port-Vieux', city: 'Brest' },
  { ...marais, id: 'u3', name: 'École des Dunes' },
];
const nothing = {
  ...{ pendingUsers: 0, acceptedUsers: 0, rejectedUsers: 0, unconfirmedUsers: 0, usersWithoutPortfolio: 0 },
  ...{ administrators: 0, failedMails: 0, formations: 0, formationsWithoutSkills: 0 },
};
const crowd = { ...nothing, pendingUsers: 2, acceptedUsers: 1200, rejectedUsers: 1, administrators: 1, formations: 3 };

type Asked = { language?: 'fr' | 'en'; all?: readonly ListedUniversity[] };

const ask = async (counts: typeof nothing, { language = 'fr', all = [marais, ...others] }: Asked = {}) => {
  const shown = await renderElement(
    <RemoveUniversity university={marais} all={all} onClose={() => undefined} onRemoved={() => undefined} />,
    { language, replies: { 'users.countsOfUniversity': counts, 'universities.remove': () => undefined } },
  );
  const dialog = await screen.findByRole('dialog');
  const submit = () =>
    [...dialog.querySelectorAll<HTMLButtonElement>('button')].at(-1) ?? document.createElement('button');
  const sent = () => shown.received.filter(({ name }) => name === 'universities.remove').map(({ query }) => query);
  return { ...shown, dialog, submit, sent };
};

test.each([
  [
    'fr',
    nothing,
    'Elle n’a aucun membre. Ses ressources et son logo seront effacés. Cette action est définitive.',
    'Supprimer',
  ],
  [
    'en',
    { ...nothing, formations: 3 },
    'It has no members. Its 3 courses, its resources and its logo will be erased. This can’t be undone.',
    'Delete',
  ],
] as const)(
  'for a university without members the dialog says what is erased, in %s',
  async (language, counts, text, label) => {
    const { dialog, submit } = await ask(counts, { language });
    expect(within(dialog).getByText(text)).toBeTruthy();
    expect(textOf(submit())).toBe(label);
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    expect(within(dialog).queryByRole('combobox')).toBeNull();
  },
);

test.each([
  [
    'fr',
    [
      '1\u202f203 personnes',
      'dont 2 en attente',
      'dont 1 à l’administration',
      '3 formations, catégories, ressources partagées, logo',
    ],
    [/^Rejoignent l’université choisie/, /attendent la réponse/, /^Perd ce rôle/, /^Sont effacés/],
    'Transférer les 1\u202f203 personnes',
  ],
  [
    'en',
    [
      '1,203 people',
      '2 of them pending',
      '1 of them an administrator',
      '3 courses, categories, shared resources, logo',
    ],
    [/^Join the university you choose/, /wait for an answer/, /^Loses that role/, /^Will be erased/],
    'Transfer the 1,203 people',
  ],
] as const)(
  'for one with members the dialog says what happens to them, in %s',
  async (language, who, fates, transfer) => {
    const { dialog } = await ask(crowd, { language });
    expect(textsOfAll(dialog.querySelectorAll('dt'))).toEqual(who);
    for (const [place, fate] of textsOfAll(dialog.querySelectorAll('dd')).entries())
      expect(fate).toMatch(fates[place] ?? /^$/);
    expect(within(dialog).getByRole('checkbox', { name: transfer })).toHaveProperty('checked', true);
  },
);

test('it is deleted only once its exact name is typed: capitals and spaces count', async () => {
  const { user, dialog, submit, sent } = await ask(nothing);
  const typed = within(dialog).getByRole('textbox', { name: /^Pour confirmer, écrivez Institut du Marais/ });
  for (const wrong of [
    'institut du marais',
    'Institut du Marais ',
    ' Institut du Marais',
    'Institut  du Marais',
    'Institut du Marai',
  ]) {
    await user.clear(typed);
    await user.type(typed, wrong);
    expect(submit().disabled).toBe(true);
  }
  await user.tab();
  expect(
    within(dialog).getByText('Ce n’est pas exactement son nom : vérifiez les majuscules et les espaces.'),
  ).toBeTruthy();
  await user.clear(typed);
  await user.type(typed, 'Institut du Marais');
  expect(submit().disabled).toBe(false);
  await user.click(submit());
  expect(await screen.findByText('Université supprimée')).toBeTruthy();
  expect(sent()).toEqual([{}]);
});

test('members go to another university that is chosen, or the server’s refusal is said', async () => {
  const { user, dialog, submit, sent, reply } = await ask(crowd);
  await user.type(within(dialog).getByRole('textbox', { name: /^Pour confirmer/ }), 'Institut du Marais');
  expect([textOf(submit()), submit().disabled]).toEqual(['Transférer et supprimer', true]);
  const transfer = within(dialog).getByRole('checkbox');
  await user.click(transfer);
  expect([textOf(submit()), submit().disabled]).toEqual(['Supprimer', false]);
  const refusal = 'Cette université a encore des membres.';
  reply({ 'universities.remove': new Refusal(409, { msg: refusal, code: 'has_members' }) });
  await user.click(submit());
  await waitFor(() => expect(textOf(dialog)).toContain(refusal));
  await user.click(transfer);
  const to = within(dialog).getByRole('combobox', { name: /^Vers/ });
  await user.click(to);
  expect(textsOfAll(within(dialog).getAllByRole('option'))).toEqual([
    'Université du Port-Vieux, Brest',
    'École des Dunes',
  ]);
  await user.type(to, 'niv');
  await user.click(await within(dialog).findByRole('option', { name: /Port-Vieux/ }));
  reply({ 'universities.remove': () => undefined });
  await user.click(submit());
  await waitFor(() => expect(sent()).toEqual([{}, { transferUsersTo: 'u2' }]));
});

test('members whose tick is taken away again go nowhere, though a university was chosen before', async () => {
  const { user, dialog, submit, sent } = await ask(crowd);
  await user.type(within(dialog).getByRole('textbox', { name: /^Pour confirmer/ }), 'Institut du Marais');
  await user.type(within(dialog).getByRole('combobox', { name: /^Vers/ }), 'niv');
  await user.click(await within(dialog).findByRole('option', { name: /Port-Vieux/ }));
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(submit());
  await waitFor(() => expect(sent()).toEqual([{}]));
});

const placed = (...cells: string[]) => [marais, ...others].map((one, i) => ({ ...one, cell: cells[i] }));

test.each([
  [
    'fr',
    'Seules les universités de la même cellule sont proposées\u00a0: pour une autre, l’équipe technique doit d’abord déplacer l’une des deux.',
  ],
  [
    'en',
    'Only universities in the same cell are listed: for any other, the technical team first has to move one of the two.',
  ],
] as const)(
  'members go only to a university of the same cell, and why others are missing is said, in %s',
  async (language, why) => {
    const { user, dialog } = await ask(crowd, { language, all: placed('b', 'main', 'b') });
    await user.click(within(dialog).getByRole('combobox', { description: why }));
    expect(textsOfAll(within(dialog).getAllByRole('option'))).toEqual(['École des Dunes']);
  },
);

test('nothing is said of cells where all universities lie in one', async () => {
  const { dialog } = await ask(crowd, { all: placed('b', 'b', 'b') });
  within(dialog).getByRole('combobox', { description: '' });
});

test('that no university can take the members is said in place of a choice', async () => {
  const { user, dialog, submit } = await ask(crowd, { all: placed('b', 'main', 'main') });
  within(dialog).getByText(
    'Aucune autre université n’est dans la même cellule : l’équipe technique doit d’abord y en déplacer une.',
  );
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  await user.type(within(dialog).getByRole('textbox', { name: /^Pour confirmer/ }), 'Institut du Marais');
  expect(submit().disabled).toBe(true);
});
