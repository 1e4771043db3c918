import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Status } from '#shared/lists.ts';
import type { Member } from '#shared/schemas/user.ts';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { administrator, candidate, memberOf } from '#tests/support/web-samples.ts';
// Loaded on demand, and awaited by no element.
import '#web/features/users/decide-footer.tsx';
import '#web/features/users/user-questions.tsx';

const now = '2026-05-20T10:00:00.000Z';
const member = (index: number, lastName: string, rest: Partial<Member> = {}): Member => ({
  ...memberOf(candidate),
  ...{ id: lastName, lastName, email: `${index}@example.org`, status: 'PENDING' },
  createdAt: `2026-05-${String(10 + index)}T08:00:00.000Z`,
  ...rest,
});
const names = ['Alix', 'Bell', 'Cros', 'Dell', 'Egle', 'Faux'];

/** A server that stores decisions and refuses those on some users. */
const serverOf = (given: readonly Member[], refused: readonly string[] = []): Replies => {
  let rows = [...given];
  return {
    'users.listOfUniversity': () => ({ rows }),
    'users.setStatus': ({ params: { id }, body }) => {
      const one = rows.find((row) => row.id === id);
      if (!one || refused.includes(one.lastName)) return new Refusal(404, { msg: 'Non.', code: 'not_found' });
      const decided = { ...one, status: (body as { status: Status }).status };
      rows = rows.map((row) => (row.id === id ? decided : row));
      return decided;
    },
    'users.remove': ({ params: { id } }) => {
      rows = rows.filter((row) => row.id !== id);
      return undefined;
    },
  };
};
const open = async (
  given: readonly Member[],
  refused: readonly string[] = [],
  language: 'fr' | 'en' = 'fr',
  path = '/admin/users?show=pending',
) => {
  const replies = serverOf(given, refused);
  const shown = await openScreen(path, { who: administrator, language, replies, now });
  await screen.findAllByRole('row', { name: /Léa|Hugo/ });
  const sent = () =>
    shown.received
      .filter(({ name }) => name === 'users.setStatus')
      .map(({ params, body }) => `${params.id} ${(body as { status: Status }).status}`);
  return { ...shown, sent };
};
const states = () => textsOfAll(document.querySelectorAll('tbody .state-cell > :first-child'));
const requests = () => textsOfAll(document.querySelectorAll('.request-list .decide'));
const foot = () => textOf(document.querySelector('.pick-foot') ?? document.body);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const pickAll = () => within(screen.getAllByRole('columnheader')[0] ?? document.body).getByRole('checkbox');

test('somebody is accepted where they stand; taking it back counts only once the button has stood there for a moment', async () => {
  const people = [member(0, 'Alix'), member(1, 'Bell'), member(2, 'Cros', { status: 'ACCEPTED' })];
  const { user, sent } = await open(people, [], 'fr', '/admin/users');
  await user.dblClick(press('Accepter Léa Alix'));
  expect(await screen.findByText('Statut mis à jour')).toBeTruthy();
  expect(requests()).toEqual(['Demande acceptéeAnnuler, 20\u00a0s', 'AccepterRefuser']);
  const undo = press('Annuler\u00a0: Léa Alix, Accès ouvert');
  await user.click(undo);
  expect(sent()).toEqual(['Alix ACCEPTED']);
  vi.setSystemTime(new Date('2026-05-20T10:00:01.000Z'));
  await user.click(press('Annuler\u00a0: Léa Alix, Accès ouvert'));
  await waitFor(() => expect(requests()).toEqual(['AccepterRefuser', 'AccepterRefuser']));
  expect(sent()).toEqual(['Alix ACCEPTED', 'Alix PENDING']);
});

test('one press accepts the confirmed addresses alone; a refusal stays in its row, in words', async () => {
  const people = [
    member(0, 'Alix'),
    member(1, 'Bell', { emailConfirmed: false }),
    member(2, 'Cros'),
    member(3, 'Dell', { emailConfirmed: false }),
    member(4, 'Egle', { status: 'ACCEPTED' }),
  ];
  const { user, sent } = await open(people, [], 'fr', '/admin/users');
  expect(screen.getByRole('heading', { name: '4 demandes attendent votre réponse' })).toBeTruthy();
  await user.click(press('Accepter les adresses confirmées (2)'));
  await waitFor(() => expect(foot()).toBe('2 demandes acceptéesAnnuler les 2'));
  expect(sent().toSorted()).toEqual(['Alix ACCEPTED', 'Cros ACCEPTED']);
  await user.click(press('Refuser Léa Bell'));
  await waitFor(() => expect(requests()[1]).toBe('Demande refuséeAnnuler, 20\u00a0s'));
  expect(screen.getByRole('heading', { name: '1 demande attend votre réponse' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /confirmée/ })).toBeNull();
});

test('a waiting person is accepted or refused, a refused one accepted; nobody decides on or deletes themselves', async () => {
  const people = [
    member(0, 'Alix'),
    member(1, 'Bell', { status: 'REJECTED' }),
    member(2, 'Cros', { status: 'ACCEPTED' }),
    memberOf(administrator),
  ];
  await open(people, [], 'fr', '/admin/users');
  const labelsIn = (rows: readonly Element[]) =>
    rows.map((row) => [...row.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')));
  expect(labelsIn([...document.querySelectorAll('.request-list > li')])).toEqual([
    ['Accepter Léa Alix', 'Refuser Léa Alix'],
  ]);
  expect(labelsIn(screen.getAllByRole('row').slice(1))).toEqual([
    ['Accepter Léa Bell', 'Supprimer Léa Bell'],
    [],
    ['Supprimer Léa Cros'],
  ]);
});

test.each([
  [
    'fr',
    'Choisir les 3 demandes en attente',
    ['3 demandes choisies, dont 2 adresses non confirmées', 'Refuser les 3', 'Accepter les 3'],
    ['2 demandes choisies, dont 1 adresse non confirmée', 'Refuser les 2', 'Accepter les 2'],
    ['2 demandes acceptées', 'Annuler les 2'],
  ],
  [
    'en',
    'Select the 3 pending requests',
    ['3 requests selected, 2 addresses not confirmed', 'Reject all 3', 'Accept all 3'],
    ['2 requests selected, 1 address not confirmed', 'Reject all 2', 'Accept all 2'],
    ['2 requests accepted', 'Undo all 2'],
  ],
] as const)(
  'all that wait are chosen but some, accepted together and taken back together, in %s',
  async (language, label, three, two, done) => {
    const waits = [
      member(0, 'Alix'),
      member(1, 'Bell', { emailConfirmed: false }),
      member(2, 'Cros', { emailConfirmed: false }),
    ];
    const { user, sent } = await open([...waits, member(3, 'Dell', { status: 'ACCEPTED' })], [], language);
    expect(pickAll().getAttribute('aria-label')).toBe(label);
    await user.click(pickAll());
    expect(foot()).toBe(three.join(''));
    await user.click(screen.getByRole('checkbox', { name: /Léa Bell/ }));
    expect(pickAll()).toMatchObject({ checked: false, indeterminate: true });
    expect(foot()).toBe(two.join(''));
    await user.click(press(two[2]));
    await waitFor(() => expect(foot()).toBe(done.join('')));
    expect(sent().toSorted()).toEqual(['Alix ACCEPTED', 'Cros ACCEPTED']);
    vi.setSystemTime(new Date('2026-05-20T10:00:01.000Z'));
    await user.click(press(done[1]));
    await waitFor(() => expect(document.querySelector('.pick-foot')).toBeNull());
    expect(sent().slice(2).toSorted()).toEqual(['Alix PENDING', 'Cros PENDING']);
  },
);

test.each([
  [
    'fr',
    'Refuser les 2',
    'Refuser ces 2 demandes\u202f?',
    'Ces personnes n’auront pas accès à l’espace de votre université et en sont averties par e-mail. Rien n’est effacé\u00a0: vous pourrez les accepter plus tard.',
    ['Ne rien changer', 'Refuser'],
    '2 demandes refusées',
  ],
  [
    'en',
    'Reject all 2',
    'Reject these 2 requests?',
    'These people will lose access to your university’s space and be told by email. Nothing is erased: you can accept them later.',
    ['Don’t change anything', 'Reject'],
    '2 requests rejected',
  ],
] as const)(
  'several are refused after one question, in %s',
  async (language, refuse, title, text, [keep, confirm], done) => {
    const { user, sent } = await open([member(0, 'Alix'), member(1, 'Bell')], [], language);
    await user.click(pickAll());
    await user.click(press(refuse));
    const question = await screen.findByRole('alertdialog');
    expect(textOf(question)).toBe(title + text + keep + confirm);
    await user.click(within(question).getByRole('button', { name: keep }));
    expect(sent()).toEqual([]);
    await user.click(press(refuse));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }));
    await waitFor(() => expect(foot()).toContain(done));
    expect(sent().toSorted()).toEqual(['Alix REJECTED', 'Bell REJECTED']);
  },
);

test.each([
  ['fr', ['Bell'], 'La décision sur Léa Bell n’a pas été enregistrée.', 'décision non enregistrée', 'Laisser ainsi'],
  [
    'fr',
    names,
    '6 décisions n’ont pas été enregistrées\u00a0: Léa Alix, Léa Bell, Léa Cros, Léa Dell et 2 autres.',
    'décision non enregistrée',
    'Laisser ainsi',
  ],
  ['en', ['Bell', 'Cros'], '2 decisions weren’t saved: Léa Bell and Léa Cros.', 'decision not saved', 'Leave as is'],
] as const)(
  'who could not be decided is named and stays as they were, the others are done, in %s: %o',
  async (language, refused, text, flag, leave) => {
    const waits = names.map((name, index) => member(index, name));
    const { user, sent } = await open(waits, refused, language);
    const before = states()[0];
    await user.click(pickAll());
    await user.click(press(/^(Accepter les|Accept all) 6$/));
    await waitFor(() => expect(foot()).toContain(text));
    expect(sent()).toHaveLength(6);
    const rows = screen.getAllByRole('row').slice(1);
    expect(
      textsOfAll(rows.filter((row) => row.textContent?.includes(flag)).map((row) => row.querySelector('.who') ?? row)),
    ).toEqual(refused.map((name) => `Léa ${name}`));
    expect(states().filter((state) => state === before)).toHaveLength(refused.length);
    await user.click(press(leave));
    expect(screen.queryByText(flag)).toBeNull();
  },
);

test.each([
  [
    'fr',
    'Supprimer Léa Alix',
    'Supprimer Léa Alix\u202f?',
    'Son profil, ses auto-évaluations et son CV en ligne seront effacés. Cette action est définitive. Pour fermer l’accès sans rien effacer, refusez plutôt la demande\u00a0: vous pourrez l’accepter plus tard.',
    ['Conserver', 'Supprimer'],
    'Compte supprimé',
  ],
  [
    'en',
    'Delete Léa Alix',
    'Delete Léa Alix?',
    'Their profile, assessments and online CV will be erased. This can’t be undone. To close their access without erasing anything, reject the request instead: you can accept it later.',
    ['Keep', 'Delete'],
    'User deleted successfully.',
  ],
] as const)(
  'a member is deleted after a question that says what is lost, in %s',
  async (language, label, title, text, [keep, remove], done) => {
    const { user, received } = await open([member(0, 'Alix'), member(1, 'Bell')], [], language);
    const removed = () => received.filter(({ name }) => name === 'users.remove').map(({ params }) => params.id);
    await user.click(press(label));
    const question = await screen.findByRole('alertdialog');
    expect(textOf(question)).toBe(title + text + keep + remove);
    await user.click(within(question).getByRole('button', { name: keep }));
    expect(removed()).toEqual([]);
    await user.click(press(label));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: remove }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(removed()).toEqual(['Alix']);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  },
);

test('requests outside a search are left out, the others decided three at a time', async () => {
  const many = Array.from({ length: 24 }, (_, index) => member(0, `Nom${String(index).padStart(2, '0')}`));
  const { user, sent, reply } = await open(many);
  const { 'users.setStatus': decide } = serverOf(many);
  let [now, most] = [0, 0];
  reply({
    'users.setStatus': async (call) => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return (decide as (call: unknown) => Member)(call);
    },
  });
  await user.click(pickAll());
  await user.type(screen.getByRole('searchbox'), 'nom0');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11));
  await user.click(pickAll());
  await user.click(press('Accepter les 14'));
  await waitFor(() => expect(foot()).toContain('14 demandes acceptées'));
  expect(sent().toSorted()).toEqual(many.slice(10).map(({ id }) => `${id} ACCEPTED`));
  expect(most).toBe(3);
});
