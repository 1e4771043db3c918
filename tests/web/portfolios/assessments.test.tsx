import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, tableOf, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { assessment, rated } from './samples.ts';

const three = [
  assessment('p3', { title: 'Bilan 10', createdAt: '2026-11-03T08:00:00.000Z', answered: 133, total: 133 }),
  assessment('p2', { title: 'Bilan 9', createdAt: '2026-03-01T08:00:00.000Z', answered: 1, total: 133 }),
  assessment('p1', { title: 'Étude', createdAt: '2025-01-21T08:00:00.000Z', answered: 0, total: 133 }),
];
const list = (language: 'fr' | 'en', portfolios = three) =>
  openScreen('/user/assessment', { who: candidate, language, replies: { 'portfolios.listOfUser': { portfolios } } });

test.each([
  [
    'fr',
    ['Nom', 'Créée le', 'Avancement', 'Exporter, modifier, supprimer'],
    ['3 novembre 2026', '1er mars 2026', '21 janvier 2025'],
    ['133/133Résultat', '1/133ReprendreRésultat', 'Commencer'],
    '3 auto-évaluations',
  ],
  [
    'en',
    ['Name', 'Created on', 'Progress', 'Export, edit, delete'],
    ['November 3, 2026', 'March 1, 2026', 'January 21, 2025'],
    ['133/133Result', '1/133ResumeResult', 'Start'],
    '3 assessments',
  ],
] as const)(
  'assessments stand the latest first, with day and progress, counted in the heading, in %s',
  async (language, headers, days, ways, count) => {
    await list(language);
    await screen.findByRole('row', { name: /Étude/ });
    const heading = screen.getByRole('heading', { level: 1 });
    expect([heading.querySelector('[aria-hidden]')?.textContent, heading.textContent]).toEqual([
      '3',
      expect.stringContaining(count),
    ]);
    const [head, ...rows] = tableOf(screen.getByRole('table'));
    expect(head).toEqual(headers);
    expect(rows.map((cells) => cells.slice(1))).toEqual(days.map((day, i) => [day, ways[i], '']));
    expect(rows.map(([name]) => name)).toEqual(
      ['Bilan 10', 'Bilan 9', 'Étude'].map((title, i) => `${title}${days[i]}${ways[i]}`),
    );
  },
);

test('a row’s bar tells its answers; it is begun, resumed or has a result, and can be edited and deleted, and exported unless it is empty', async () => {
  await list('fr');
  await screen.findByRole('row', { name: /Étude/ });
  const rows = screen.getAllByRole('row').slice(1);
  const namesIn = (row: number, what: string) =>
    [...(rows[row]?.querySelectorAll(`td:not(:first-child) ${what}`) ?? [])].map((one) => [
      one.getAttribute('aria-label'),
      one.getAttribute('href') ?? one.getAttribute('value'),
    ]);
  expect(rows.map((_, i) => namesIn(i, 'progress'))).toEqual([
    [['Réponses de «\u202fBilan 10\u202f»', '133']],
    [['Réponses de «\u202fBilan 9\u202f»', '1']],
    [],
  ]);
  expect(rows.map((_, i) => namesIn(i, 'a'))).toEqual([
    [
      ['Résultat de «\u202fBilan 10\u202f»', '/user/assessment/p3/result'],
      ['Modifier «\u202fBilan 10\u202f»', '/user/assessment/p3'],
    ],
    [
      ['Reprendre pas à pas\u00a0: «\u202fBilan 9\u202f»', '/user/assessment/p2/guided'],
      ['Résultat de «\u202fBilan 9\u202f»', '/user/assessment/p2/result'],
      ['Modifier «\u202fBilan 9\u202f»', '/user/assessment/p2'],
    ],
    [
      ['Commencer pas à pas\u00a0: «\u202fÉtude\u202f»', '/user/assessment/p1/guided'],
      ['Modifier «\u202fÉtude\u202f»', '/user/assessment/p1'],
    ],
  ]);
  expect([1, 2].map((row) => namesIn(row, 'button').map(([name]) => name))).toEqual([
    ['Exporter «\u202fBilan 9\u202f» en PDF', 'Supprimer «\u202fBilan 9\u202f»'],
    ['Supprimer «\u202fÉtude\u202f»'],
  ]);
  const titles = rows.map((row) => row.querySelector('.h4')?.getAttribute('href'));
  expect(titles).toEqual(['/user/assessment/p3/result', '/user/assessment/p2', '/user/assessment/p1']);
});

test('of two assessments that wait for their first answer the latest is the one primary action', async () => {
  await list('fr', [assessment('p3', { answered: 2 }), assessment('p2'), assessment('p1')]);
  await screen.findAllByRole('row');
  const primary = [...document.querySelectorAll('td:not(:first-child) .btn.primary, .page-head .btn.primary')];
  expect(primary.map((one) => one.getAttribute('href'))).toEqual(['/user/assessment/p2/guided']);
});

test.each([
  ['Nom', ['Bilan 9', 'Bilan 10', 'Étude']],
  ['Créée le', ['Étude', 'Bilan 9', 'Bilan 10']],
  ['Avancement', ['Étude', 'Bilan 9', 'Bilan 10']],
])('a press on “%s” sorts by it, figures in titles by their size', async (header, titles) => {
  const { user } = await list('fr');
  await screen.findByRole('row', { name: /Étude/ });
  await user.click(within(screen.getByRole('columnheader', { name: header })).getByRole('button'));
  expect(textsOfAll(document.querySelectorAll('td .h4'))).toEqual(titles);
});

test.each([
  ['fr', 'Aucune auto-évaluation pour le moment', 'Nouvelle auto-évaluation', 'Auto-évaluation créée'],
  ['en', 'No assessments found.', 'New assessment', 'Successfully created assessment'],
] as const)(
  'an empty list says so; a new assessment is called Portfolio and opens its first question, in %s',
  async (language, empty, create, created) => {
    const { user, reply, received } = await list(language, []);
    await screen.findByRole('heading', { name: empty });
    reply({ 'portfolios.create': assessment('p9'), 'portfolios.get': { portfolio: assessment('p9') }, ...rated({}) });
    await user.click(screen.getByRole('button', { name: create }));
    await screen.findByText(created);
    expect(received.find(({ name }) => name === 'portfolios.create')?.body).toEqual({ title: 'Portfolio' });
    await waitFor(() => expect(window.location.pathname).toBe('/user/assessment/p9/guided'));
    await screen.findByRole('heading', { name: language === 'fr' ? 'Compétence 1' : 'Competency 1' });
  },
);

test('a new assessment beside those called Portfolio gets the next number', async () => {
  const titles = ['Portfolio', 'Étude', 'Portfolio 2'];
  const portfolios = titles.map((title, i) => assessment(`p${i}`, { title }));
  const { user, reply, received } = await list('fr', portfolios);
  await screen.findByRole('row', { name: /Étude/ });
  reply({ 'portfolios.create': assessment('p9'), 'portfolios.get': { portfolio: assessment('p9') }, ...rated({}) });
  await user.click(screen.getByRole('button', { name: 'Nouvelle auto-évaluation' }));
  await screen.findByText('Auto-évaluation créée');
  expect(received.find(({ name }) => name === 'portfolios.create')?.body).toEqual({ title: 'Portfolio 3' });
});

test('until it is known which titles are taken a press begins no assessment; when that cannot be known, the server names it', async () => {
  const { promise, resolve } = Promise.withResolvers<Refusal>();
  const replies = { 'portfolios.listOfUser': () => promise };
  const { user, reply, received } = await openScreen('/user/assessment', { who: candidate, replies });
  const create = await screen.findByRole('button', { name: 'Nouvelle auto-évaluation' });
  expect(create.getAttribute('aria-busy')).toBe('true');
  await user.click(create);
  reply({ 'portfolios.create': assessment('p9'), 'portfolios.get': { portfolio: assessment('p9') }, ...rated({}) });
  resolve(new Refusal(403, { msg: 'Accès refusé.', code: 'forbidden', requestId: 'r1' }));
  await screen.findByRole('button', { name: 'Réessayer' });
  expect(create.getAttribute('aria-busy')).toBeNull();
  await user.click(create);
  await screen.findByText('Auto-évaluation créée');
  const created = received.filter(({ name }) => name === 'portfolios.create');
  expect(created.map(({ body }) => body)).toEqual([{}]);
});

test('a second press while an assessment is being created creates no other', async () => {
  const { user, reply, received } = await list('fr');
  reply({ 'portfolios.create': new Promise<never>(() => {}) });
  await screen.findByRole('row', { name: /Étude/ });
  const create = screen.getByRole('button', { name: 'Nouvelle auto-évaluation' });
  await user.click(create);
  await waitFor(() => expect(create.getAttribute('aria-busy')).toBe('true'));
  await user.click(create);
  expect(received.filter(({ name }) => name === 'portfolios.create')).toHaveLength(1);
});

test('the list says that it is loading', async () => {
  const replies = { 'portfolios.listOfUser': new Promise<never>(() => {}) };
  await openScreen('/user/assessment', { who: candidate, replies });
  expect(screen.getByText('Chargement…').getAttribute('role')).toBe('status');
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe('Auto-évaluations');
});

test('a list that cannot be read says why, and is asked for again', async () => {
  const refusal = new Refusal(403, { msg: 'Accès refusé.', code: 'forbidden', requestId: 'r1' });
  const { user, reply } = await openScreen('/user/assessment', {
    who: candidate,
    replies: { 'portfolios.listOfUser': refusal },
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  reply({ 'portfolios.listOfUser': { portfolios: three } });
  await user.click(retry);
  await screen.findByRole('row', { name: /Étude/ });
});

test('an assessment is deleted after a question that names it, and the focus goes to the heading', async () => {
  const { user, reply, received } = await list('fr');
  await user.click(await screen.findByRole('button', { name: 'Supprimer «\u202fÉtude\u202f»' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Étude');
  reply({ 'portfolios.remove': () => undefined, 'portfolios.listOfUser': { portfolios: [] } });
  await user.click(within(question).getByRole('button', { name: 'Supprimer' }));
  await screen.findByText('Auto-évaluation supprimée');
  expect(received.filter(({ name }) => name === 'portfolios.remove').map(({ params }) => params)).toEqual([
    { id: 'p1' },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
