import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { part } from '#tests/support/job-parts.ts';
import { Refusal, tableOf, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { jobAt, jobsFrom, skill } from '../jobs/samples.ts';
import { explained, openAt, reasoned } from './samples.ts';

const told = {
  description: 'Prices risks.\nSome work alone.',
  descriptionFR: 'Tarifer des risques.',
  definition: 'Puts a price on risks',
  definitionFR: 'Donner un prix aux risques',
  employers: ['company', 'public_service'],
  requirement: 'none',
} as const;
const described = { ...reasoned, Job: { ...reasoned.Job, ...told, employers: [...told.employers] } };

type Given = Parameters<typeof openAt>[1];
const open = (explanation: JobExplanation | Refusal = described, given: Given = {}) =>
  openAt('/user/jobs/p1/j7', {
    ...given,
    replies: { 'portfolios.explainJob': explanation as JobExplanation, ...given.replies },
  });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const region = (name: string) => screen.findByRole('region', { name });
const linesOf = (elements: Iterable<Element>) => textsOfAll(elements).map(plain);

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
    ['7th of 12', '2 stars out of 3', 'Company, public service', 'No competition or further diploma'],
    ['What the work is', 'Prices risks. Some work alone.'],
    'Suggested jobs',
  ],
] as const)('a job’s page begins with what it is and where it stands (%s)', async (...expected) => {
  const [language, name, definition, where, [what, description], list] = expected;
  const { page } = await open(described, { language });
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
  const { page } = await open(described, { list, portfolio: { hiddenJobs: ['j1', 'j3'] } });
  await screen.findByRole('heading', { level: 1, name: 'Métier 7' });
  expect(linesOf(page.querySelectorAll('.where li')).slice(0, 2)).toEqual(['4e sur 9', '3 étoiles sur 3']);
});

test.each([
  [
    'fr',
    'Trois raisons pour, deux contre',
    [
      'Ce qui vous attire : les données' + 'C’est le cœur de ce métier.',
      'Écoute, vous 5 pour 4' + 'Plus demandé qu’ailleurs ; parmi vos notes hautes, vous aimez.',
      'Votre thèse y mène' + 'Ses mots reviennent ici : marée, estuaire.',
    ],
    'Ce qui vous en éloigne',
    [
      'Former, vous 1 pour 4' + 'Plus demandé qu’ailleurs ; parmi vos notes basses, vous n’aimez pas.',
      'Rédaction, vous 2 pour 3,5' + 'Demandé comme ailleurs ; parmi vos notes basses.',
    ],
    'Voir les chiffres',
    [
      ['Raison', 'Par rapport à un métier moyen'],
      ['Ce qui vous attire : les données', '+0,31'],
      ['Écoute, vous 5 pour 4', '+0,20'],
      ['Votre thèse y mène', '+0,05'],
      ['Former, vous 1 pour 4', '−0,12'],
      ['Rédaction, vous 2 pour 3,5', '−0,08'],
      ['Tout le reste', '−0,02'],
      ['En tout', '+0,34'],
    ],
  ],
  [
    'en',
    'Three reasons for, two against',
    [
      'What draws you: data' + 'It is the heart of this job.',
      'Listening, you 5 for 4' + 'Asked for more than elsewhere; among your high ratings, you like it.',
      'Your thesis leads here' + 'Its words come back here: marée, estuaire.',
    ],
    'What moves it away from you',
    [
      'Training, you 1 for 4' + 'Asked for more than elsewhere; among your low ratings, you dislike it.',
      'Writing, you 2 for 3.5' + 'Asked for as elsewhere; among your low ratings.',
    ],
    'See the figures',
    [
      ['Reason', 'Compared with an average job'],
      ['What draws you: data', '+0.31'],
      ['Listening, you 5 for 4', '+0.20'],
      ['Your thesis leads here', '+0.05'],
      ['Training, you 1 for 4', '−0.12'],
      ['Writing, you 2 for 3.5', '−0.08'],
      ['Everything else', '−0.02'],
      ['In all', '+0.34'],
    ],
  ],
] as const)(
  'three reasons for and two against, in words; figures behind a button, which add up (%s)',
  async (...expected) => {
    const [language, title, closer, away, others, figures, table] = expected;
    const { user } = await open(described, { language });
    const reasons = await region(title);
    const [pro, con] = within(reasons).getAllByRole('list');
    expect(linesOf((pro as Element).children)).toEqual(closer);
    expect(con?.getAttribute('aria-labelledby')).toBe(within(reasons).getByRole('heading', { name: away }).id);
    expect(linesOf((con as Element).children)).toEqual(others);
    const details = reasons.querySelector('details') as HTMLDetailsElement;
    expect(details.open).toBe(false);
    await user.click(within(details).getByText(figures));
    expect(details.open).toBe(true);
    expect(tableOf(details.querySelector('table') as Element).map((row) => row.map(plain))).toEqual(table);
  },
);

test.each([
  [[0.3], 'Une raison pour'],
  [[0.3, 0.2, -0.1], 'Deux raisons pour, une contre'],
  [[0.4, 0.3, 0.2, 0.1, -0.1, -0.1, -0.1], 'Trois raisons pour, deux contre'],
  [[-0.3], 'Une raison contre'],
  [[-0.3, -0.2, -0.1], 'Deux raisons contre'],
  [[0.001], 'Ni pour, ni contre'],
])('the reasons are counted as there are: %j', async (contributions, title) => {
  const parts = contributions.map((contribution, i) => part({ id: `s${i}`, contribution }));
  await open(explained(7, { parts }));
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
});

const kinds = [
  [
    { kind: 'domain', id: 'open', contribution: 0.2 },
    'Votre domaine y mène|On y vient de votre domaine, ou de tous.',
    'Your field leads here|People come to it from your field, or from any.',
  ],
  [
    { kind: 'domain', id: 'neighbouring', contribution: -0.2 },
    'Un domaine voisin du vôtre|On y vient surtout d’un domaine proche.',
    'A field next to yours|People mostly come to it from a nearby field.',
  ],
  [
    { kind: 'domain', id: 'outside', contribution: -0.8 },
    'Hors de votre domaine|On y vient surtout d’autres domaines.',
    'Outside your field|People mostly come to it from other fields.',
  ],
  [
    { kind: 'case', id: null, contribution: 0.3 },
    'Des parcours comme le vôtre y mènent|Des personnes avec une telle thèse et de telles envies y ont été orientées.',
    'Paths like yours lead here|People with such a thesis and such wishes were pointed to it.',
  ],
  [
    { kind: 'reaction', id: 'j2', contribution: 0.3 },
    'Proche de « Métier 2 », que vous gardez|La liste suit ce que vous gardez et ce que vous écartez.',
    'Close to “Job 2”, which you keep|The list follows what you keep and what you set aside.',
  ],
  [
    { kind: 'reaction', id: 'j2', contribution: -0.3 },
    'Loin de « Métier 2 », que vous gardez|La liste suit ce que vous gardez et ce que vous écartez.',
    'Far from “Job 2”, which you keep|The list follows what you keep and what you set aside.',
  ],
  [
    { kind: 'reaction', id: 'j3', contribution: -0.3 },
    'Proche de « Métier 3 », que vous écartez|La liste suit ce que vous gardez et ce que vous écartez.',
    'Close to “Job 3”, which you set aside|The list follows what you keep and what you set aside.',
  ],
  [
    { kind: 'reaction', id: 'j3', contribution: 0.3 },
    'Loin de « Métier 3 », que vous écartez|La liste suit ce que vous gardez et ce que vous écartez.',
    'Far from “Job 3”, which you set aside|The list follows what you keep and what you set aside.',
  ],
  [
    { kind: 'reaction', id: 'j99', contribution: 0.3 },
    'Ce que vous gardez et écartez|La liste suit ce que vous gardez et ce que vous écartez.',
    'What you keep and set aside|The list follows what you keep and what you set aside.',
  ],
  [
    { kind: 'thesis', id: null, contribution: -0.1, words: ['marée'] },
    'Votre thèse mène plutôt ailleurs|Ses mots mènent plutôt à d’autres métiers.',
    'Your thesis leads elsewhere|Its words lead rather to other jobs.',
  ],
  [
    { kind: 'thesis', id: null, contribution: 0.1 },
    'Votre thèse y mène|Ses mots mènent à ce métier plus qu’à d’autres.',
    'Your thesis leads here|Its words lead to this job more than to others.',
  ],
  [
    { kind: 'wish', id: 'care', importance: 2.5, contribution: 0.1 },
    'Ce qui vous attire : la santé|Cela en fait partie.',
    'What draws you: health|It is part of this job.',
  ],
  [
    { kind: 'wish', id: 'care', importance: 2.5, contribution: -0.1 },
    'Ce qui vous attire : la santé|Cela en fait partie, moins qu’ailleurs.',
    'What draws you: health|It is part of this job, less than elsewhere.',
  ],
  [
    { kind: 'wish', id: 'care', importance: 0, contribution: -0.1 },
    'Ce qui vous attire : la santé|Ce métier y laisse peu de place.',
    'What draws you: health|This job leaves little room for it.',
  ],
  [
    { id: 's3', value: null, importance: 3.2, usualImportance: 2, contribution: 0.1 },
    'Négociation, non noté pour 3|Plus demandé qu’ailleurs.',
    'Negotiating, not rated for 3|Asked for more than elsewhere.',
  ],
] as const;

test.each(kinds.flatMap(([given, fr, en]) => [[given, 'fr', fr] as const, [given, 'en', en] as const]))(
  'a reason of every kind has its words: %j (%s)',
  async (given, language, words) => {
    const { words: own = [], ...rest } = { words: [], ...given };
    const portfolio = { keptJobs: ['j2'], hiddenJobs: ['j3'] };
    await open(explained(7, { parts: [part({ value: null, words: [...own], ...rest })] }), { language, portfolio });
    await screen.findByRole('heading', { level: 1, name: /7/ });
    const [reason] = document.querySelectorAll('.reason > div');
    expect(linesOf((reason as Element).children).join('|')).toBe(words);
  },
);

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
    'In short',
    [
      'Who employs: Company, public service',
      'Beyond a PhD: No competition or further diploma',
      'What draws you: Data',
      'Steadiness: With slightly higher or lower answers, it stays at the top.',
    ],
  ],
] as const)(
  'in short: the catalogue’s facts, the wishes that it meets, and how steady its place is (%s)',
  async (...expected) => {
    const [language, title, lines] = expected;
    await open(described, { language, portfolio: { wishes: ['care', 'data'] } });
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
  await open(
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
  ['en', 'Close to this one', ['Job 3', 'Job 1'], ['Same family: trials · By competition', 'More of: writing']],
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
  await open(own, { language, list, portfolio: { hiddenJobs: ['j2'] } });
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
  const { page, user, marked } = await open(described, { language });
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
  await open(described, { portfolio: { keptJobs, hiddenJobs } });
  await screen.findByRole('heading', { level: 1, name: 'Métier 7' });
  const link = screen.queryByRole('link', { name: /^Comparer \(/ });
  expect(link && [textOf(link), link.getAttribute('href')]).toEqual(
    compared && [`Comparer (${compared.split(',').length})`, `/user/jobs/compare?jobs=${compared}&portfolio=p1`],
  );
});

test.each([
  ['fr', 'Ce métier n’est pas dans votre liste', 'Revenir aux métiers suggérés'],
  ['en', 'This job is not in your list', 'Back to the suggested jobs'],
] as const)('a job that the assessment does not rank says so and leads back (%s)', async (language, title, back) => {
  await open(new Refusal(404, { msg: 'Not found', code: 'not_found' }), { language });
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
  await open(new Refusal(422, { msg: 'Incomplete', code: 'incomplete_evaluation', details }));
  expect(await screen.findByText(/^Encore \d+ réponses avant vos premiers métiers/)).toBeTruthy();
});

test('a server that fails is told as a failure, which can be tried again', async () => {
  await open(new Refusal(500, { msg: 'Internal', code: 'internal' }));
  expect(await screen.findByRole('heading', { name: 'La place de ce métier n’a pas pu être calculée' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Réessayer/ })).toBeTruthy();
});
