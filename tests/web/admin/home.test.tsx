import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, candidate, memberOf, superAdministrator } from '#tests/support/web-samples.ts';

const calm = {
  ...{ pendingUsers: 0, acceptedUsers: 7, rejectedUsers: 2, unconfirmedUsers: 0, usersWithoutPortfolio: 0 },
  ...{ administrators: 1, failedMails: 0, formations: 9, formationsWithoutSkills: 0 },
};
const waiting = {
  ...calm,
  ...{ pendingUsers: 1200, failedMails: 2, unconfirmedUsers: 3, usersWithoutPortfolio: 4, formationsWithoutSkills: 5 },
};
/** Three lack an assessment, two a PhD record, and one thesis ends within the year. */
const members = {
  rows: [
    memberOf(candidate),
    memberOf({ ...candidate, id: 'two' }),
    { ...memberOf({ ...candidate, id: 'three' }), hasDoctorate: true, estimatedEndDate: '2027-05-01' },
  ],
};
const nobody = { rows: [] };
const now = '2026-11-26T10:00:00.000Z';
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
      ['Demandes d’inscription (1\u202f200)', '/admin/users'],
      ['Messages non remis (2)', '/admin/users?show=undelivered'],
      ['Adresses non confirmées (3)', '/admin/users?show=unconfirmed'],
      ['Formations sans compétence (5)', '/admin/courses'],
      ['Personnes sans auto-évaluation (3)', '/admin/users?show=noAssessment'],
      ['Personnes sans doctorat renseigné (2)', '/admin/users?show=noDoctorate'],
      ['Thèse qui finit dans l’année (1)', '/admin/users?show=endsSoon'],
    ],
    ['1\u202f200', '2', '3', '5', '3', '2', '1'],
  ],
  [
    'en',
    'To do',
    'Select a tab to start',
    [
      ['Registration requests (1,200)', '/admin/users'],
      ['Undelivered emails (2)', '/admin/users?show=undelivered'],
      ['Addresses not confirmed (3)', '/admin/users?show=unconfirmed'],
      ['Courses without skills (5)', '/admin/courses'],
      ['People without an assessment (3)', '/admin/users?show=noAssessment'],
      ['People without a PhD record (2)', '/admin/users?show=noDoctorate'],
      ['PhD that ends within a year (1)', '/admin/users?show=endsSoon'],
    ],
    ['1,200', '2', '3', '5', '3', '2', '1'],
  ],
] as const)(
  'an administrator’s home says in figures what waits, and leads there, in %s',
  async (language, label, lead, duties, figures) => {
    const replies = { 'users.countsOfUniversity': waiting, 'users.listOfUniversity': members };
    await openScreen('/admin', { who: administrator, language, replies, now });
    expect(await dutiesOf(label)).toEqual(duties);
    expect(screen.getByText(lead)).toBeTruthy();
    expect(textsOfAll((await listed(label)).flatMap((item) => [...item.querySelectorAll('.fig')]))).toEqual(figures);
  },
);

test.each([
  ['fr', 'Rien ne vous attend aujourd’hui.'],
  ['en', 'Nothing needs your attention today.'],
] as const)('where nothing waits, one sentence says so and nothing is listed, in %s', async (language, words) => {
  const replies = { 'users.countsOfUniversity': calm, 'users.listOfUniversity': nobody };
  const { page } = await openScreen('/admin', { who: administrator, language, replies });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(page.querySelectorAll('main li')).toHaveLength(0);
});

test('a home shows only the rows where something waits', async () => {
  const replies = { 'users.countsOfUniversity': { ...calm, failedMails: 2 }, 'users.listOfUniversity': nobody };
  await openScreen('/admin', { who: administrator, replies });
  expect(await dutiesOf('À traiter')).toEqual([['Messages non remis (2)', '/admin/users?show=undelivered']]);
});

test('figures that cannot be read are asked for again', async () => {
  const failure = new Refusal(400, { msg: 'Non.', code: 'internal' });
  const { user, reply } = await openScreen('/admin', {
    who: administrator,
    replies: { 'users.countsOfUniversity': failure, 'users.listOfUniversity': nobody },
  });
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  reply({ 'users.countsOfUniversity': calm });
  await user.click(again);
  expect(await screen.findByText('Rien ne vous attend aujourd’hui.')).toBeTruthy();
});

test.each([
  [
    'fr',
    'À traiter',
    [
      ['Universités sans administration (2)', '/super-admin/universities?show=withoutAdministrator'],
      ['Demandes d’inscription en attente (1\u202f400)', '/super-admin/universities?show=pending'],
      ['Points à revoir dans le catalogue (1)', '/super-admin/catalogue?activeTab=1'],
      ['Travaux de fond arrêtés (1)', null],
    ],
  ],
  [
    'en',
    'To do',
    [
      ['Universities without an administrator (2)', '/super-admin/universities?show=withoutAdministrator'],
      ['Pending registration requests (1,400)', '/super-admin/universities?show=pending'],
      ['Points to review in the catalog (1)', '/super-admin/catalogue?activeTab=1'],
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
        // The first is information only.
        'catalogue.listFindings': {
          findings: ['borrowed', 'untagged'].map((code) => ({ code, ids: ['j1'], names: ['Weaver'], msg: code })),
        },
        'audit.listOfAll': { entries: [] },
      },
    });
    expect(await dutiesOf(label)).toEqual(duties);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: /Les derniers actes|Latest actions/ })).toBeNull(),
    );
  },
);

test.each([
  ['fr', 'Les derniers actes', 'a importé un catalogue', 'Tout le journal'],
  ['en', 'Latest actions', 'imported a catalog', 'The whole audit log'],
] as const)(
  'a super administrator’s home ends with the six latest acts and leads to all, in %s',
  async (language, title, act, all) => {
    const entries = Array.from({ length: 8 }, (_, index) => ({
      ...{ id: `2026-05-02T1${9 - index}:05:00.000Z#a`, at: `2026-05-02T1${9 - index}:05:00.000Z` },
      ...{ act: 'catalogueImported', who: { id: 'operator', name: null }, what: null, fields: [], University: null },
    }));
    const { page } = await openScreen('/super-admin', {
      ...{ who: superAdministrator, language },
      replies: {
        'users.countsOfAll': {
          ...{ universities: 12, universitiesWithoutAdministrator: 0, pendingUsers: 0, users: 9000, failedTasks: 0 },
          waiting: [],
        },
        'catalogue.listFindings': { findings: [] },
        'audit.listOfAll': { entries },
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(await screen.findAllByText(act)).toHaveLength(6);
    expect(page.querySelectorAll('tbody tr')).toHaveLength(6);
    expect(screen.getByRole('link', { name: all }).getAttribute('href')).toBe('/super-admin/audit');
  },
);
