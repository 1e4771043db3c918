import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, tableOf, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, candidate, memberOf } from '#tests/support/web-samples.ts';

const member = (id: string, lastName: string, status: 'PENDING' | 'ACCEPTED' | 'REJECTED', createdAt: string) => ({
  ...memberOf(candidate),
  id,
  firstName: 'Léa',
  lastName,
  email: `${id}@example.org`,
  status,
  createdAt,
});
const since = '2026-06-01T10:00:00.000Z';
const failed = (kind: string) => ({ kind, since });
const trouble = (kind: 'bounce' | 'complaint') => ({ kind, at: since });
const one = { 'users.listOfUniversity': { rows: [memberOf(candidate)] } };
const several = {
  'users.listOfUniversity': {
    rows: [
      member('m1', 'Albaret', 'ACCEPTED', '2026-01-10T08:00:00.000Z'),
      { ...member('m2', 'Brunet', 'PENDING', '2026-02-10T08:00:00.000Z'), emailConfirmed: false },
      member('m3', 'Caron', 'PENDING', '2026-03-10T08:00:00.000Z'),
      { ...member('m4', 'Dumas', 'REJECTED', '2026-04-10T08:00:00.000Z'), emailConfirmed: false },
      { ...member('m5', 'Évrard', 'ACCEPTED', '2026-05-10T08:00:00.000Z'), mailTrouble: trouble('bounce') },
    ],
  },
};
const listed = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Léa (\S+?)m\d@/.exec(row.textContent ?? '')?.[1]);

const requested = () => textsOfAll(document.querySelectorAll('.request-list .who'));

test.each([
  ['fr', ['2e année, fin le 30 septembre 2028Chimie · [206] Chimie', 'Accès ouvertInscription le 2 octobre 2025']],
  ['en', ['2nd year, ends September 30, 2028Chemistry · [206] Chimie', 'AcceptedRegistered October 2, 2025']],
] as const)('a row names the person, PhD, day of registration and no normal state, in %s', async (language, cells) => {
  const facts = {
    ...{ doctoralSchool: '[206] Chimie', doctorateStart: '2025-10-01', estimatedEndDate: '2028-09-30' },
    ...{ researchDomain: '4', hasDoctorate: true },
  };
  const rows = [{ ...memberOf(candidate), ...facts }, memberOf(administrator)];
  await openScreen('/admin/users', {
    ...{ who: administrator, language, now: '2026-11-26T10:00:00.000Z' },
    replies: { 'users.listOfUniversity': { rows } },
  });
  await screen.findByRole('row', { name: /Marchand/ });
  const [, hugo, lea] = tableOf(screen.getByRole('table'));
  expect(lea).toEqual(['Léa Marchandlea.marchand@example.org', ...cells, '']);
  // A candidate's role is not written.
  expect(hugo?.[2]).toMatch(
    language === 'fr' ? /^Accès ouvertAdministrationInscription le/ : /^AcceptedAdministratorRegistered/,
  );
  expect(document.querySelectorAll('.people .chip')).toHaveLength(0);
  expect(textsOfAll(document.querySelectorAll('.state-cell > :not(.sr, .day)'))).toEqual([
    language === 'fr' ? 'Administration' : 'Administrator',
  ]);
});

test.each([
  ['fr', 'Accès ouvertcompte effacé le 3 décembre 2026Inscription le 2 octobre 2025'],
  ['en', 'Acceptedaccount to be erased on December 3, 2026Registered October 2, 2025'],
] as const)('whoever leaves is shown with the day, in %s', async (language, state) => {
  const row = { ...memberOf(candidate), leavesAt: '2026-12-03T14:03:00.000Z' };
  const replies = { 'users.listOfUniversity': { rows: [row] } };
  await openScreen('/admin/users', { who: administrator, language, replies });
  await screen.findByRole('row', { name: /Marchand/ });
  expect(tableOf(screen.getByRole('table'))[1]?.[2]).toBe(state);
});

test('requests come first, who waits longest above; members follow by name', async () => {
  await openScreen('/admin/users', { who: administrator, replies: several });
  await screen.findByRole('row', { name: /Dumas/ });
  expect(requested()).toEqual(['Léa Brunet', 'Léa Caron']);
  expect(listed()).toEqual(['Albaret', 'Dumas', 'Évrard']);
});

test('a press on the name’s heading sorts the other way, a second one back; accents do not matter', async () => {
  const { user } = await openScreen('/admin/users', { who: administrator, replies: several });
  await screen.findByRole('row', { name: /Dumas/ });
  const heading = within(screen.getByRole('columnheader', { name: /Personne/ })).getByRole('button');
  await user.click(heading);
  expect(listed()).toEqual(['Évrard', 'Dumas', 'Albaret']);
  await user.click(heading);
  expect(listed()).toEqual(['Albaret', 'Dumas', 'Évrard']);
});

test('a press on the status’ heading puts the next status that is there first, around again to the first', async () => {
  const { user } = await openScreen('/admin/users', { who: administrator, replies: several });
  await screen.findByRole('row', { name: /Dumas/ });
  const heading = within(screen.getByRole('columnheader', { name: /Statut/ })).getByRole('button');
  await user.click(heading);
  expect(listed()).toEqual(['Caron', 'Brunet', 'Dumas', 'Évrard', 'Albaret']);
  await user.click(heading);
  expect(listed()).toEqual(['Dumas', 'Caron', 'Brunet', 'Évrard', 'Albaret']);
  expect(screen.getByText('5 résultats, les demandes refusées d’abord')).toBeTruthy();
  await user.click(heading);
  expect(listed()).toEqual(['Évrard', 'Albaret', 'Caron', 'Brunet', 'Dumas']);
  await user.click(heading);
  expect(listed()).toEqual(['Caron', 'Brunet', 'Dumas', 'Évrard', 'Albaret']);
});

test.each([
  ['fr', '5', 'Membres', '2 demandes attendent votre réponse', '1 résultat', 'Personne ne correspond à « nobody »'],
  ['en', '5', 'Members', '2 requests are waiting for your answer', '1 result', 'No one matches “nobody”'],
] as const)(
  'members are counted, and found by name or e-mail, in %s',
  async (language, count, title, lead, one, none) => {
    const { user } = await openScreen('/admin/users', { who: administrator, language, replies: several });
    await screen.findByRole('row', { name: /Dumas/ });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(`${title} ${count}`);
    expect(screen.getByText(lead)).toBeTruthy();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'EVRARD lea');
    await waitFor(() => expect(listed()).toEqual(['Évrard']));
    expect(screen.getAllByRole('status')[0]?.textContent).toContain(one);
    await user.clear(search);
    await user.type(search, 'm4@');
    await waitFor(() => expect(listed()).toEqual(['Dumas']));
    // A search also finds who waits.
    await user.clear(search);
    await user.type(search, 'caron');
    await waitFor(() => expect(listed()).toEqual(['Caron']));
    await user.clear(search);
    await user.type(search, 'nobody');
    expect(await screen.findByText(none)).toBeTruthy();
  },
);

test.each([
  ['pending', ['Brunet', 'Caron']],
  ['unconfirmed', ['Brunet']],
  ['undelivered', ['Évrard']],
  ['noAssessment', ['Albaret', 'Évrard']],
  ['noDoctorate', ['Albaret', 'Évrard']],
  ['all', ['Albaret', 'Dumas', 'Évrard']],
  ['unheard-of', ['Albaret', 'Dumas', 'Évrard']],
])('the address asks for those of whom something is to be done: %s', async (show, names) => {
  const { user } = await openScreen(`/admin/users?show=${show}`, {
    who: administrator,
    replies: { ...several, 'users.listReminders': [] },
  });
  await screen.findByRole('row', { name: new RegExp(names[0] ?? '') });
  expect(listed()).toEqual(names);
  await user.click(screen.getByText(/^Filtres/));
  expect(textsOfAll(within(await screen.findByRole('combobox', { name: 'Montrer' })).getAllByRole('option'))).toEqual([
    'Tout le monde',
    'Demandes en attente (2)',
    'Adresses non confirmées (1)',
    'Messages non remis (1)',
    'Sans auto-évaluation (2)',
    'Sans doctorat renseigné (2)',
    'Thèse qui finit dans l’année (0)',
  ]);
});

test('an empty filter offers the way back to everybody', async () => {
  const { user } = await openScreen('/admin/users?show=undelivered', { who: administrator, replies: one });
  await screen.findByRole('heading', { name: 'Personne ici pour le moment' });
  await user.click(screen.getByRole('button', { name: 'Montrer tout le monde' }));
  await screen.findByRole('row', { name: /Marchand/ });
  expect(location.search).toBe('');
});

test('an administrator’s notices about a request stand beside its day', async () => {
  await openScreen('/admin/users', {
    ...{ who: administrator, now: '2026-06-02T10:00:00.000Z' },
    replies: {
      'users.listOfUniversity': {
        rows: [
          { ...member('f1', 'Fabre', 'PENDING', '2026-05-05T08:00:00.000Z'), emailConfirmed: false },
          { ...member('f2', 'Gallo', 'PENDING', '2026-05-04T08:00:00.000Z'), isInvited: true, emailConfirmed: false },
          { ...member('f3', 'Henry', 'PENDING', '2026-05-03T08:00:00.000Z'), mailFailed: failed('invitation') },
          { ...member('f4', 'Imbert', 'PENDING', '2026-05-02T08:00:00.000Z'), mailFailed: failed('accepted') },
          { ...member('f5', 'Joly', 'PENDING', '2026-05-01T08:00:00.000Z'), mailTrouble: trouble('bounce') },
          { ...member('f6', 'Kahn', 'PENDING', '2026-04-01T08:00:00.000Z'), mailTrouble: trouble('complaint') },
          { ...member('f7', 'Laval', 'REJECTED', '2026-04-01T08:00:00.000Z'), emailConfirmed: false },
        ],
      },
    },
  });
  const laval = await screen.findByRole('row', { name: /Laval/ });
  expect(textsOfAll(document.querySelectorAll('.request-facts'))).toEqual([
    'Adresse confirméee-mails jugés indésirables1er avril',
    'Adresse confirméee-mails non remis1er mai',
    'Adresse confirméemessage non remis Renvoyer2 mai',
    'Adresse confirméeinvitation non remise RenvoyerIl y a 30 jours, 3 mai',
    'invitation envoyée RenvoyerIl y a 29 jours, 4 mai',
    'adresse non confirméeIl y a 28 jours, 5 mai',
  ]);
  expect(textsOfAll(laval.querySelectorAll('.state-cell'))).toEqual(['Accès refuséInscription le 1er avril 2026']);
});

test('an account being erased is no request: neither counted nor shown as one, and not decided on', async () => {
  const leavesAt = '2026-12-03T14:03:00.000Z';
  const rows = [
    member('m1', 'Morel', 'PENDING', '2026-05-05T08:00:00.000Z'),
    { ...member('m2', 'Noël', 'PENDING', '2026-05-04T08:00:00.000Z'), emailConfirmed: false, leavesAt },
  ];
  const { user } = await openScreen('/admin/users', {
    who: administrator,
    replies: { 'users.listOfUniversity': { rows } },
  });
  const row = within(await screen.findByRole('row', { name: /Noël/ }));
  expect(row.queryAllByRole('checkbox')).toEqual([]);
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Supprimer Léa Noël']);
  expect(screen.getByText('1 demande attend votre réponse')).toBeTruthy();
  await user.click(screen.getByText('Filtres'));
  const filter = await screen.findByRole('combobox', { name: 'Montrer' });
  expect(textsOfAll(within(filter).getAllByRole('option')).slice(1, 3)).toEqual([
    'Demandes en attente (1)',
    'Adresses non confirmées (0)',
  ]);
  await user.selectOptions(filter, 'pending');
  await waitFor(() => expect(listed()).toEqual(['Morel']));
});
