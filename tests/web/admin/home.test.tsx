import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, superAdministrator } from '#tests/support/web-samples.ts';

const calm = {
  ...{ pendingUsers: 0, acceptedUsers: 7, rejectedUsers: 2, unconfirmedUsers: 0, usersWithoutPortfolio: 0 },
  ...{ administrators: 1, failedMails: 0, formations: 9, formationsWithoutSkills: 0 },
};
const waiting = {
  ...calm,
  ...{ pendingUsers: 1200, failedMails: 2, unconfirmedUsers: 3, usersWithoutPortfolio: 4, formationsWithoutSkills: 5 },
};
const listed = async (label: string) =>
  within(await screen.findByRole('region', { name: label })).getAllByRole('listitem');
const dutiesOf = async (label: string) =>
  (await listed(label)).map((item) => [
    ...textsOfAll(within(item).getAllByRole('heading')),
    within(item).queryByRole('link')?.getAttribute('href') ?? null,
  ]);

test.each([
  [
    'fr',
    'À traiter',
    'Sélectionnez un onglet pour commencer',
    [
      ['Demandes d’inscription en attente (1\u202f200)', '/admin/users?show=pending'],
      ['Messages non remis (2)', '/admin/users?show=undelivered'],
      ['Adresses non confirmées (3)', '/admin/users?show=unconfirmed'],
      ['Personnes sans auto-évaluation (4)', '/admin/users'],
      ['Formations sans compétence (5)', '/admin/courses'],
    ],
    ['1\u202f200', '2', '3', '4', '5'],
  ],
  [
    'en',
    'To do',
    'Select a tab to start',
    [
      ['Pending registration requests (1,200)', '/admin/users?show=pending'],
      ['Emails that couldn’t be sent (2)', '/admin/users?show=undelivered'],
      ['Addresses not confirmed (3)', '/admin/users?show=unconfirmed'],
      ['People without an assessment (4)', '/admin/users'],
      ['Courses without skills (5)', '/admin/courses'],
    ],
    ['1,200', '2', '3', '4', '5'],
  ],
] as const)(
  'an administrator’s home says in figures what waits, and leads there, in %s',
  async (language, label, lead, duties, figures) => {
    const replies = { 'users.countsOfUniversity': waiting };
    await openScreen('/admin', { who: administrator, language, replies });
    expect(await dutiesOf(label)).toEqual(duties);
    expect(screen.getByText(lead)).toBeTruthy();
    expect(textsOfAll((await listed(label)).flatMap((item) => [...item.querySelectorAll('.fig')]))).toEqual(figures);
  },
);

test.each([
  [
    'fr',
    'À traiter',
    [
      ['Aucune demande en attente', 'Chaque personne inscrite a reçu une réponse.'],
      ['Tous les messages sont partis', 'Aucun envoi à vos membres n’a échoué.'],
      ['Toutes les adresses sont confirmées', 'Chaque membre a ouvert un lien reçu à son adresse.'],
      [
        'Chaque personne a commencé une auto-évaluation',
        'Chacune peut voir des métiers suggérés quand elle la termine.',
      ],
      ['Chaque formation a ses compétences', 'Elles se trouvent toutes en partant d’une compétence.'],
    ],
  ],
  [
    'en',
    'To do',
    [
      ['No requests are waiting', 'Everyone who registered has an answer.'],
      ['All emails have been sent', 'No emails to your members have failed.'],
      ['All addresses are confirmed', 'Every member has opened a link sent to their address.'],
      ['Everyone has started an assessment', 'They can each see suggested jobs once their assessment is complete.'],
      ['Every course has its skills', 'They can all be found by skill.'],
    ],
  ],
] as const)('where nothing waits, each place is calm and leads nowhere, in %s', async (language, label, words) => {
  const replies = { 'users.countsOfUniversity': calm };
  await openScreen('/admin', { who: administrator, language, replies });
  expect((await listed(label)).map((item) => textsOfAll(item.querySelectorAll('h2, p, a')))).toEqual(words);
});

test('figures that cannot be read are asked for again; the ways on stay open', async () => {
  const failure = new Refusal(400, { msg: 'Non.', code: 'internal' });
  const { page, user, reply } = await openScreen('/admin', {
    who: administrator,
    replies: { 'users.countsOfUniversity': failure },
  });
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  expect(textsOfAll(page.querySelectorAll('.ways b'))).toContain('Membres');
  reply({ 'users.countsOfUniversity': calm });
  await user.click(again);
  expect(await listed('À traiter')).toHaveLength(5);
});

test.each([
  [
    'fr',
    'À traiter',
    [
      ['Universités sans administration (2)', '/super-admin/universities?show=withoutAdministrator'],
      ['Demandes d’inscription en attente (1\u202f400)', '/super-admin/universities?show=pending'],
      ['Rien à revoir dans le catalogue', null],
      ['Travaux de fond arrêtés (1)', null],
    ],
  ],
  [
    'en',
    'To do',
    [
      ['Universities without an administrator (2)', '/super-admin/universities?show=withoutAdministrator'],
      ['Pending registration requests (1,400)', '/super-admin/universities?show=pending'],
      ['Nothing to review in the catalog', null],
      ['Background tasks that are stuck (1)', null],
    ],
  ],
] as const)(
  'a super administrator’s home says where nobody administers and where requests wait, in %s',
  async (language, label, duties) => {
    await openScreen('/super-admin', {
      ...{ who: superAdministrator, language },
      replies: {
        'users.countsOfAll': {
          ...{ universities: 12, universitiesWithoutAdministrator: 2, pendingUsers: 1400, users: 9000, failedTasks: 1 },
          waiting: [],
        },
        'catalogue.listFindings': { findings: [] },
      },
    });
    expect(await dutiesOf(label)).toEqual(duties);
  },
);
