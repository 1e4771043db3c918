import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#shared/schemas/audit.ts';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { administrator, superAdministrator } from '#tests/support/web-samples.ts';

// happy-dom lacks the element `search`, which makes React warn.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

const hugo = { id: 'upv_hugo', name: 'Hugo Besson' };
const lea = { kind: 'person', id: 'upv_lea', name: 'Léa Marchand' } as const;
const portVieux = { id: 'upv_university', name: 'Université du Port-Vieux' };
const entry = (day: number, hour: number, act: string, rest: Partial<AuditEntry> = {}): AuditEntry => {
  const at = new Date(2026, 4, day, hour, 5).toISOString();
  return { id: `${at}#a`, at, act, who: hugo, what: lea, fields: [], University: portVieux, ...rest };
};
const twoDays = [
  entry(2, 14, 'recordChanged', { fields: ['birthDate', 'Socials', 'unheardOf'] }),
  entry(2, 9, 'formationDeleted', { what: { kind: 'formation', id: 'f', name: null } }),
  entry(1, 18, 'accountDeleted', { what: { kind: 'person', id: 'p', name: null }, who: { id: 'q', name: null } }),
  entry(1, 8, 'catalogueImported', { what: null, University: null, who: { id: 'operator', name: null } }),
];
/** The rows of a wide window: time, who and at which university, act, details, whom. */
const shownRows = (page: Element) =>
  [...page.querySelectorAll('.audit tbody tr')].map((row) => {
    const [time, who, what, ...more] = row.querySelectorAll('td');
    const lines = textsOfAll(what?.querySelectorAll('.cell-lines > span:not(.only-narrow)') ?? []);
    return [time, who].map((cell) => cell && textOf(cell)).concat(lines, textsOfAll(more));
  });
const found = () => textOf(screen.getAllByRole('status')[0] ?? document.body);

test.each([
  [
    'fr',
    ['2 mai 2026', '1er mai 2026'],
    [
      ['14\u00a0h\u00a005', 'Hugo Besson', 'a modifié la fiche', 'date de naissance, liens', 'Léa Marchand'],
      ['9\u00a0h\u00a005', 'Hugo Besson', 'a supprimé une formation', 'formation supprimée'],
      ['18\u00a0h\u00a005', 'personne supprimée', 'a supprimé le compte', 'personne supprimée'],
      ['8\u00a0h\u00a005', 'l’équipe technique', 'a importé un catalogue', ''],
    ],
    '4 actes, les plus récents d’abord',
  ],
  [
    'en',
    ['May 2, 2026', 'May 1, 2026'],
    [
      ['2:05 PM', 'Hugo Besson', 'edited the record', 'date of birth, links', 'Léa Marchand'],
      ['9:05 AM', 'Hugo Besson', 'deleted a course', 'deleted course'],
      ['6:05 PM', 'deleted person', 'deleted the account', 'deleted person'],
      ['8:05 AM', 'the technical team', 'imported a catalog', ''],
    ],
    '4 actions, latest first',
  ],
] as const)(
  'acts stand by day, who did what to whom, what is gone named so, in %s',
  async (language, days, rows, count) => {
    const { page } = await openScreen('/admin/audit', {
      ...{ who: administrator, language },
      replies: { 'audit.listOfUniversity': { entries: twoDays } },
    });
    expect(textsOfAll(await screen.findAllByRole('heading', { level: 2, name: /2026/ }))).toEqual(days);
    expect(shownRows(page)).toEqual(rows);
    expect(screen.getByText(count)).toBeTruthy();
  },
);

test('a super administrator reads in which university it was, and chooses one of all', async () => {
  const { page, user, received } = await openScreen('/super-admin/audit', {
    who: superAdministrator,
    replies: {
      'audit.listOfAll': { entries: [...twoDays, entry(1, 7, 'logoChanged', { University: { id: 'g', name: null } })] },
      'audit.listOfUniversity': { entries: [] },
      'universities.list': {
        rows: [
          { ...portVieux, city: null, logoUrl: null, createdAt: '2024-09-02T08:00:00.000Z' },
          { id: 'ecole', name: 'École des Marais', city: null, logoUrl: null, createdAt: '2024-09-02T08:00:00.000Z' },
        ],
      },
    },
  });
  await screen.findAllByRole('heading', { level: 2, name: /2026/ });
  const port = 'Université du Port-Vieux';
  expect(shownRows(page).map((cells) => cells[1])).toEqual([
    `Hugo Besson${port}`,
    `Hugo Besson${port}`,
    `personne supprimée${port}`,
    'l’équipe technique',
    'Hugo Bessonuniversité supprimée',
  ]);
  const choice = screen.getByRole('combobox', { name: 'Université' });
  await waitFor(() =>
    expect(textsOfAll(within(choice).getAllByRole('option'))).toEqual([
      'Toutes les universités',
      'École des Marais',
      port,
    ]),
  );
  expect(
    within(screen.getByRole('combobox', { name: 'Acte' })).getByRole('option', { name: 'Catalogue' }),
  ).toBeTruthy();
  await user.selectOptions(choice, port);
  await screen.findByText('Aucun acte ne répond à ces filtres');
  expect(received.at(-1)).toMatchObject({ name: 'audit.listOfUniversity', params: { universityId: 'upv_university' } });
});

test('twenty-five acts are shown, more when asked, the next page of the API once those at hand are shown', async () => {
  const acts = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      ...entry(2, 9, 'recordChanged'),
      id: `2026-05-02T07:05:00.000Z#${from + i}`,
    }));
  const { user, page, received } = await openScreen('/admin/audit', {
    who: administrator,
    replies: {
      'audit.listOfUniversity': ({ query }) =>
        query.after ? { entries: acts(40, 5) } : { entries: acts(0, 40), next: '2026-05-02T07:05:00.000Z#a' },
    },
  });
  await screen.findByText('Les 25 actes les plus récents');
  expect(shownRows(page)).toHaveLength(25);
  expect(received.filter(({ name }) => name === 'audit.listOfUniversity')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Afficher 25 de plus' }));
  await screen.findByText('45 actes, les plus récents d’abord');
  expect(shownRows(page)).toHaveLength(45);
  expect(screen.queryByRole('button', { name: /de plus/ })).toBeNull();
});

test('filters are asked of the API and kept in the address; without a result one way clears them', async () => {
  const { user, received } = await openScreen('/admin/audit', {
    who: administrator,
    replies: {
      'audit.listOfUniversity': ({ query }) => ({
        entries: query.kind ? [] : query.from ? twoDays.slice(0, 1) : twoDays,
      }),
    },
  });
  await screen.findByText('4 actes, les plus récents d’abord');
  const kind = screen.getByRole('combobox', { name: 'Acte' });
  expect(textsOfAll(within(kind).getAllByRole('option'))).toEqual([
    ...['Tous les actes', 'Décisions d’accès', 'Rôles', 'Comptes et fiches', 'Messages aux membres'],
    ...['Formations et catégories', 'Université et ressources', 'Téléchargements de listes'],
    ...['Connexions et mots de passe', 'Exploitation'],
  ]);
  await user.type(screen.getByLabelText('Du'), '2026-05-02');
  await user.type(screen.getByLabelText('Au'), '2026-05-02');
  await screen.findByText('1 acte, les plus récents d’abord');
  await waitFor(() =>
    expect(received.at(-1)?.query).toEqual({
      from: new Date(2026, 4, 2).toISOString(),
      until: new Date(2026, 4, 3).toISOString(),
    }),
  );
  await user.selectOptions(kind, 'Formations et catégories');
  await screen.findByRole('heading', { name: 'Aucun acte ne répond à ces filtres' });
  expect(found()).toBe('Aucun acte');
  expect(received.at(-1)?.query).toMatchObject({ kind: 'formations' });
  expect(location.search).toBe('?from=2026-05-02&until=2026-05-02&kind=formations');
  await user.click(screen.getAllByRole('button', { name: 'Effacer les filtres' })[0] ?? document.body);
  await screen.findByText('4 actes, les plus récents d’abord');
  expect(location.search).toBe('');
});

test.each([
  [
    'fr',
    administrator,
    '/admin/audit',
    'Les décisions sur vos membres et les changements de votre université s’inscriront ici.',
  ],
  [
    'en',
    superAdministrator,
    '/super-admin/audit',
    'Decisions about members and changes to the universities and the catalog will be listed here.',
  ],
] as const)('an empty log says what will stand there, in %s', async (language, who, at, text) => {
  await openScreen(at, {
    ...{ who, language },
    replies: {
      'audit.listOfUniversity': { entries: [] },
      'audit.listOfAll': { entries: [] },
      'universities.list': { rows: [] },
    },
  });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('once the filters are cleared the focus is at what was found', async () => {
  const { user } = await openScreen('/admin/audit?from=2026-05-01', {
    who: administrator,
    replies: { 'audit.listOfUniversity': { entries: twoDays } },
  });
  await user.click(await screen.findByRole('button', { name: 'Effacer les filtres' }));
  expect(document.activeElement).toBe(screen.getAllByRole('status')[0]);
});
