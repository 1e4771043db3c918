import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, textOf } from '#tests/support/rendered.tsx';
import { jobAt, jobsFrom, skill } from '../jobs/samples.ts';
import { described, explained, linesOf, openAt, openJob, plain, region } from './samples.ts';

test.each([
  [
    'fr',
    'Métier 7',
    'Donner un prix aux risques',
    ['7e sur 12', '2 étoiles sur 3', 'Entreprise, service public', 'Sans concours ni diplôme de plus'],
    ['Ce que l’on y fait', 'Tarifer des risques.'],
    'Métiers suggérés',
  ],
  [
    'en',
    'Job 7',
    'Puts a price on risks',
    ['7th of 12', '2 stars out of 3', 'Company, public service', 'No competitive exam or further degree'],
    ['What the work involves', 'Prices risks. Some work alone.'],
    'Suggested jobs',
  ],
] as const)('a job’s page begins with what it is and where it stands (%s)', async (...expected) => {
  const [language, name, definition, where, [what, description], list] = expected;
  const { page } = await openJob(described, { language });
  await screen.findByRole('heading', { level: 1, name });
  expect(textOf(page.querySelector('.lead') as Element)).toBe(definition);
  expect(linesOf(page.querySelectorAll('.where li'))).toEqual(where);
  expect(textOf(await region(what))).toBe(`${what}${description}`);
  expect(document.title).toMatch(new RegExp(`^${name} · `));
  expect(screen.getByRole('main').querySelector('.breadcrumb a')?.getAttribute('href')).toBe('/user/jobs?portfolio=p1');
  expect(screen.getByRole('main').querySelector('.breadcrumb a')?.textContent).toBe(list);
});

test('the place is the number seen in the list, and the stars follow it', async () => {
  const list = jobsFrom(1, 12).map((job, i) =>
    i === 1 || i === 4 ? { ...job, Job: { ...job.Job, family: 'lecturers', familyFR: 'maîtres' } } : job,
  );
  const { page } = await openJob(described, { list, portfolio: { hiddenJobs: ['j1', 'j3'] } });
  await screen.findByRole('heading', { level: 1, name: 'Métier 7' });
  expect(linesOf(page.querySelectorAll('.where li')).slice(0, 2)).toEqual(['4e sur 9', '3 étoiles sur 3']);
});

test.each([
  [
    'fr',
    'En bref',
    [
      'Chez qui: Entreprise, service public',
      'Au-delà du doctorat: Sans concours ni diplôme de plus',
      'Ce qui vous attire: Les données',
      'Stabilité: Avec des réponses un peu plus hautes ou plus basses, il reste en tête.',
    ],
  ],
  [
    'en',
    'At a glance',
    [
      'Who hires: Company, public service',
      'Beyond a PhD: No competitive exam or further degree',
      'What draws you: Data',
      'Stability: If your answers were slightly higher or lower, it would stay at the top.',
    ],
  ],
] as const)(
  'in short: the catalogue’s facts, the wishes that it meets, and how steady its place is (%s)',
  async (...expected) => {
    const [language, title, lines] = expected;
    await openJob(described, { language, portfolio: { wishes: ['care', 'data'] } });
    const brief = await region(title);
    expect([...brief.querySelectorAll('dl > div')].map((row) => linesOf(row.children).join(': '))).toEqual(lines);
  },
);

test.each([
  [8, 'likely', 'il reste le plus souvent en tête.'],
  [8, 'look', 'il change de place.'],
  [9, 'stays', 'il peut passer en tête.'],
  [9, 'look', 'il change de place.'],
] as const)('at place %i, “%s” ends in “%s”: one star is never at the top', async (rank, certainty, words) => {
  await openAt(`/user/jobs/p1/j${rank}`, {
    replies: { 'portfolios.explainJob': explained(rank, { certainty }) },
  });
  expect(textOf(await region('En bref'))).toContain(words);
});

test('what it asks for most, the distinctive first, leads to courses; how near one’s ratings come is a sentence', async () => {
  await openJob(
    explained(7, {
      readiness: 'partway',
      distinctiveSkills: [skill('s3', 2)],
      mostImportantSkills: [skill('s1', 5), skill('s3', 2)],
    }),
  );
  const asked = await region('Ce qu’il demande surtout');
  expect(textOf(asked)).toContain('Une partie de ce que ce métier demande est déjà là.');
  const links = within(asked).getAllByRole('link');
  expect(links.map((link) => [textOf(link).slice(0, 6), link.getAttribute('href')])).toEqual([
    ['Négoci', '/user/courses?searchedSkillId=s3'],
    ['Écoute', '/user/courses?searchedSkillId=s1'],
  ]);
});

test.each([
  [
    'fr',
    'Proches de celui-ci',
    ['Métier 3', 'Métier 1'],
    ['Même famille : essais · Sur concours', 'Davantage : rédaction'],
  ],
  ['en', 'Similar jobs', ['Job 3', 'Job 1'], ['Same family: trials · By competitive exam', 'More of: writing']],
] as const)('its neighbours are named with what differs, and lead to their pages (%s)', async (...expected) => {
  const [language, title, names, differences] = expected;
  const trials = { family: 'trials', familyFR: 'essais' };
  const own = { ...described, Job: { ...described.Job, ...trials }, distinctiveSkills: [skill('s1', 5)] };
  const list = [
    jobAt(1, { distinctiveSkills: [skill('s1', 5), skill('s2', 5)] }),
    jobAt(2, { distinctiveSkills: [skill('s1', 5)] }),
    jobAt(3, { distinctiveSkills: [skill('s1', 5)], Job: { ...trials, requirement: 'competition' } }),
    jobAt(4),
    ...jobsFrom(5, 8),
  ];
  await openJob(own, { language, list, portfolio: { hiddenJobs: ['j2'] } });
  const near = await region(title);
  const links = within(near).getAllByRole('link');
  expect(links.map(textOf)).toEqual(names);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/user/jobs/p1/j3', '/user/jobs/p1/j1']);
  expect(linesOf(near.querySelectorAll('li p'))).toEqual(differences);
});

test.each([
  [
    'fr',
    'Garder : Métier 7',
    'Gardé : Métier 7',
    'Écarter : Métier 7',
    'Remettre dans la liste : Métier 7',
    'Écarté de votre liste',
  ],
  ['en', 'Keep: Job 7', 'Kept: Job 7', 'Set aside: Job 7', 'Put back in the list: Job 7', 'Set aside from your list'],
] as const)('the page keeps and sets aside as the list does (%s)', async (...expected) => {
  const [language, keep, kept, aside, restore, words] = expected;
  const { page, user, marked } = await openJob(described, { language });
  const button = (name: string) => screen.findByRole('button', { name: (own) => plain(own) === name });
  await user.click(await button(keep));
  expect((await button(kept)).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(marked().keptJobs).toEqual(['j7']));
  expect(page.querySelector('.job-top')?.classList.contains('is-kept')).toBe(true);
  await user.click(await button(aside));
  await button(restore);
  await waitFor(() => expect([marked().keptJobs, marked().hiddenJobs]).toEqual([[], ['j7']]));
  expect(linesOf(page.querySelectorAll('.where li'))[0]).toBe(words);
  await user.click(await button(restore));
  await button(aside);
  await waitFor(() => expect(marked().hiddenJobs).toEqual([]));
});

test.each([
  [[], [], null],
  [['j7'], [], null],
  [['j2'], [], 'j7,j2'],
  [['j2', 'j7', 'j3', 'j4'], [], 'j7,j2,j3'],
  [['j2', 'j3'], ['j7'], null],
])('with %j kept and %j set aside it compares %s', async (keptJobs, hiddenJobs, compared) => {
  await openJob(described, { portfolio: { keptJobs, hiddenJobs } });
  await screen.findByRole('heading', { level: 1, name: 'Métier 7' });
  const link = screen.queryByRole('link', { name: /^Comparer \(/ });
  expect(link && [textOf(link), link.getAttribute('href')]).toEqual(
    compared && [`Comparer (${compared.split(',').length})`, `/user/jobs/compare?jobs=${compared}&portfolio=p1`],
  );
});

test.each([
  ['fr', 'Ce métier n’est pas dans votre liste', 'Revenir aux métiers suggérés'],
  ['en', 'This job isn’t in your list', 'Back to suggested jobs'],
] as const)('a job that the assessment does not rank says so and leads back (%s)', async (language, title, back) => {
  await openJob(new Refusal(404, { msg: 'Not found', code: 'not_found' }), { language });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe('/user/jobs?portfolio=p1');
});

test('an assessment of somebody else, or none, leads back to one’s own list', async () => {
  await openAt('/user/jobs/p9/j7');
  const back = await screen.findByRole('link', { name: 'Revenir aux métiers suggérés' });
  expect(back.getAttribute('href')).toBe('/user/jobs');
});

test('an assessment with too few answers says what is missing', async () => {
  const details = [{ category: 1, total: 40, answered: 3, rated: 3 }];
  await openJob(new Refusal(422, { msg: 'Incomplete', code: 'incomplete_evaluation', details }));
  expect(await screen.findByText(/^Encore \d+ réponses avant vos premiers métiers/)).toBeTruthy();
});

test('a server that fails is told as a failure, which can be tried again', async () => {
  await openJob(new Refusal(500, { msg: 'Internal', code: 'internal' }));
  expect(await screen.findByRole('heading', { name: 'La place de ce métier n’a pas pu être calculée' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Réessayer/ })).toBeTruthy();
});
