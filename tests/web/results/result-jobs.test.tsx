import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { candidate } from '#tests/support/web-samples.ts';
import { assessment, rankedJob, ranking, rated } from '../portfolios/samples.ts';

// Six of ten skills in every category, enough to rank jobs.
const then = { s1: 2, s2: 4, s3: 3, s5: 3, s8: 3, s9: 1 };
const now = { ...then, s1: 4, s2: 2 };
const asked = { s1: 0.4, s2: 0.2 };
const fillers = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6'];
/** Jobs ranked in that order, each in a family of its own. */
const ranked = (names: readonly string[]) =>
  ranking(names.map((name, i) => rankedJob({ rank: i + 1, name, ...(name === 'Data' && { contributions: asked }) })));
// Data moves from 8 to 1, Edition is new, Veille moves from 1 to 8; the others move by less than three places.
const before = ranked(['Veille', ...fillers, 'Data']);
const after = ranked(['Data', ...fillers.slice(0, 4), 'Edition', 'F5', 'Veille']);

const open = (language: 'fr' | 'en', changes = {}, replies = {}) =>
  openScreen('/user/assessment/p2/result', {
    who: candidate,
    language,
    replies: {
      'portfolios.listOfUser': {
        portfolios: [
          assessment('p2', { createdAt: '2026-10-20T08:00:00.000Z', answered: 25, ...changes }),
          assessment('p1', { createdAt: '2025-03-01T08:00:00.000Z', answered: 25 }),
        ],
      },
      'portfolios.generateJobs': ({ params, query }) => (query.limit === '50' && params.id === 'p1' ? before : after),
      ...rated({ p1: [then], p2: [now] }),
      ...replies,
    },
  });
const part = async (name: string) => (await screen.findByRole('heading', { name })).closest('section') as HTMLElement;
const jobsIn = async (heading: string) => textsOfAll((await part(heading)).querySelectorAll('li'));

test.each([
  [
    'fr',
    ['Ils se sont rapprochés', 'Ils se sont éloignés'],
    [
      'DataRang 8, puis 181Notées plus haut, parmi ce qu’il demande\u00a0: Compétence 1',
      'EditionRang hors liste, puis 6hors liste6D’autres métiers ont bougé autour de lui.',
    ],
    ['VeilleRang 1, puis 818D’autres métiers ont bougé autour de lui.'],
    'Hors liste\u00a0: au-delà des 8 premiers.',
  ],
  [
    'en',
    ['Jobs that came closer', 'Jobs that moved away'],
    [
      'Data (EN)Rank 8, then 181Skills it asks for that you rated higher: Competency 1',
      'Edition (EN)Rank not listed, then 6not listed6Other jobs moved around it.',
    ],
    ['Veille (EN)Rank 1, then 818Other jobs moved around it.'],
    'Not listed: beyond the first 8.',
  ],
] as const)(
  'jobs that moved stand with their ranks in both years, and why, in %s',
  async (language, [closer, further], up, down, outside) => {
    const { page } = await open(language);
    expect(await jobsIn(closer)).toEqual(up);
    expect(await jobsIn(further)).toEqual(down);
    expect(textOf(page)).toContain(outside);
    const all = screen.getByRole('link', {
      name: language === 'fr' ? 'Voir mes métiers suggérés' : 'See my suggested jobs',
    });
    expect(all.getAttribute('href')).toBe('/user/jobs?portfolio=p2');
  },
);

test('a job that was set aside neither stands in the list nor moved; the others are numbered without it', async () => {
  const [data] = after.calculatedJobs;
  const { page } = await open('fr', { hiddenJobs: [data?.Job.id] });
  expect(await jobsIn('Ils se sont rapprochés')).toEqual([
    'EditionRang hors liste, puis 5hors liste5D’autres métiers ont bougé autour de lui.',
  ]);
  expect(textOf(page)).toContain('Hors liste\u00a0: au-delà des 7 premiers.');
});

test('a result without moves says so; changed wishes count, too', async () => {
  await open('fr', { wishes: ['teaching'] }, { 'portfolios.generateJobs': before });
  const jobs = await part('Ce que cela change pour les métiers');
  await within(jobs).findByText('Aucun ne s’est nettement rapproché.');
  within(jobs).getByText('Aucun ne s’est nettement éloigné.');
  expect(textOf(jobs)).toContain('Vos souhaits ou votre domaine ont changé entre les deux\u00a0: cela compte aussi.');
});

test.each([
  ['too few skills, jobs are not asked for', { s1: 2 }, undefined],
  ['ratings that are all alike, the refusal is said calmly', then, 'incomplete_evaluation'],
])('with %s', async (_, earlier, code) => {
  const refusal = new Refusal(422, { msg: 'Non.', code: code ?? 'internal', requestId: 'r1' });
  const { received } = await open(
    'fr',
    {},
    { 'portfolios.generateJobs': refusal, ...rated({ p1: [earlier], p2: [now] }) },
  );
  const jobs = await part('Ce que cela change pour les métiers');
  await within(jobs).findByText(/^L’une des deux auto-évaluations a trop peu de compétences notées pour classer/);
  expect(received.some(({ name }) => name === 'portfolios.generateJobs')).toBe(code !== undefined);
});
