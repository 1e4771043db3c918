import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { part } from '#tests/support/job-parts.ts';
import { Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { course, listOf } from '../formations/samples.ts';
import { jobAt } from '../jobs/samples.ts';
import { explained, openAt } from './samples.ts';

const { Job } = jobAt(9);
const jobs: Record<string, JobExplanation | Refusal> = {
  j1: explained(1, {
    parts: [
      part({ kind: 'thesis', id: null, value: null, contribution: 0.3 }),
      part({ kind: 'wish', id: 'care', value: null, importance: 5, contribution: 0.2 }),
      part({ id: 's1', value: 5, importance: 4.2, contribution: 0.1 }),
      part({ kind: 'activity', id: 'a1', value: 4, contribution: 0.05 }),
    ],
  }),
  j9: explained(9, {
    Job: {
      ...Job,
      definition: 'Plans cities',
      definitionFR: 'Aménager les villes',
      employers: ['public_service', 'company'],
      requirement: 'training',
    },
    parts: [
      part({ id: 's2', value: 1, importance: 4, usualImportance: 2, contribution: -0.2 }),
      part({ kind: 'wish', id: 'data', value: null, importance: 0, contribution: -0.1 }),
      part({ kind: 'domain', id: 'outside', value: null, contribution: -0.09 }),
      part({ id: 's1', value: 5, importance: 1, contribution: -0.05 }),
      part({ id: 's4', value: null, importance: 2, contribution: 0 }),
    ],
  }),
  j3: explained(3, { parts: [part({ id: 's4', value: 1, importance: 3, contribution: -0.2 })] }),
  j4: explained(4),
  j5: new Refusal(500, { msg: 'Internal', code: 'internal' }),
  j6: new Refusal(422, { msg: 'Unknown job', code: 'unknown_job' }),
  j7: new Refusal(422, {
    msg: 'Incomplete',
    code: 'incomplete_evaluation',
    details: [{ category: 1, total: 20, answered: 3, rated: 1 }],
  }),
};
const unknown = new Refusal(404, { msg: 'Not found', code: 'not_found' });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const open = (ids: string, given: Parameters<typeof openAt>[1] = {}) =>
  openAt(`/user/jobs/compare?jobs=${ids}&portfolio=p1`, {
    ...given,
    replies: {
      'portfolios.explainJob': ({ body }: Received) => jobs[(body as { jobId: string }).jobId] ?? unknown,
      'formations.list': ({ query }) =>
        query.skillId === 's2' ? listOf(course(1, 'Écrire'), course(2, 'Publier')) : listOf(),
    },
  });
/** A column's rows: the criterion, then its lines. */
const column = async (name: string) => {
  const article = await screen.findByRole('article', { name });
  return [...article.children].map((cell) => {
    const [label, ...rest] = cell.children;
    const lines = rest.flatMap((one) => (one.tagName === 'UL' ? textsOfAll(one.children) : textOf(one)));
    return [textOf(label as Element), ...lines].map(plain);
  });
};

test.each([
  [
    'fr',
    'Deux métiers, côte à côte',
    'Métier 9',
    [
      ['Métier 9', '9e sur 12, 1 étoile sur 3'],
      ['En une phrase', 'Aménager les villes'],
      ['Chez qui', 'Service public, entreprise'],
      ['Au-delà du doctorat', 'Demande une formation de plus'],
      ['Ce qui vous attire', 'Rien de ce que vous avez choisi'],
      ['Ce qui vous rapproche', 'Rien ne s’en détache'],
      ['Ce qui vous éloigne', 'Rédaction', 'Peu de place : les données'],
      ['Les écarts qui comptent', 'Rédaction vous 1 pour 4', 'Budget non noté pour 2'],
      ['Un pas vers lui', 'Écrire (nouvel onglet)'],
      ['Décider', 'Mettre au projet : Métier 9', 'GarderÉcarter'],
    ],
    'Métier 1',
    [
      ['Métier 1', '1er sur 12, 3 étoiles sur 3'],
      ['En une phrase', ''],
      ['Chez qui', 'Non renseigné'],
      ['Au-delà du doctorat', 'Non renseigné'],
      ['Ce qui vous attire', 'La santé'],
      ['Ce qui vous rapproche', 'Votre thèse y mène', 'Écoute'],
      ['Ce qui vous éloigne', 'Rien ne s’en détache'],
      ['Les écarts qui comptent', 'Écoute vous 5 pour 4'],
      ['Un pas vers lui', 'Rencontrer une personne qui l’exerce'],
      ['Décider', 'Mettre au projet : Métier 1', 'GarderÉcarter'],
    ],
  ],
  [
    'en',
    'Two jobs, side by side',
    'Job 9',
    [
      ['Job 9', '9th of 12, 1 star out of 3'],
      ['In a sentence', 'Plans cities'],
      ['Who hires', 'Public service, company'],
      ['Beyond a PhD', 'Requires further training'],
      ['What draws you', 'Nothing you chose'],
      ['What brings it closer', 'Nothing stands out'],
      ['What moves it away', 'Writing', 'Little room for: data'],
      ['The gaps that matter', 'Writing you 1 for 4', 'Budgeting not rated for 2'],
      ['A step toward it', 'Écrire (new tab)'],
      ['Decide', 'Add to my plan: Job 9', 'KeepSet aside'],
    ],
    'Job 1',
    [
      ['Job 1', '1st of 12, 3 stars out of 3'],
      ['In a sentence', ''],
      ['Who hires', 'Not specified'],
      ['Beyond a PhD', 'Not specified'],
      ['What draws you', 'Health'],
      ['What brings it closer', 'Your thesis leads here', 'Listening'],
      ['What moves it away', 'Nothing stands out'],
      ['The gaps that matter', 'Listening you 5 for 4'],
      ['A step toward it', 'Meet someone who does this job'],
      ['Decide', 'Add to my plan: Job 1', 'KeepSet aside'],
    ],
  ],
] as const)('two jobs stand side by side, row by row (%s)', async (language, title, one, rows, other, others) => {
  await open('j1,j9', { language, portfolio: { wishes: ['data', 'care'] } });
  expect(await column(one)).toEqual(rows);
  expect(await column(other)).toEqual(others);
  expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(title);
  const article = screen.getByRole('article', { name: one });
  expect(within(article).getByRole('link', { name: one }).getAttribute('href')).toBe('/user/jobs/p1/j9');
  const step = screen.getByRole('link', { name: /^Écrire \(/ });
  expect(step.getAttribute('href')).toBe('/user/courses?searchedSkillId=s2');
});

test('without wishes there is nothing that a job could meet', async () => {
  await open('j1,j3', { portfolio: { wishes: [] } });
  expect((await column('Métier 1'))[4]).toEqual(['Ce qui vous attire', 'Vous n’avez rien choisi']);
});

test.each([
  ['fr', 'Trois métiers, côte à côte', ['Métier 1', 'Métier 9', 'Métier 3'], 'Progresser en « Budget »'],
  ['en', 'Three jobs, side by side', ['Job 1', 'Job 9', 'Job 3'], 'Get better at “Budgeting”'],
] as const)(
  'of three or more, each once, three are compared; their names lead to their columns (%s)',
  async (...expected) => {
    const [language, title, names, step] = expected;
    const { user } = await open('j1,j9,j1,j3,j4', { language });
    await screen.findByRole('article', { name: names[0] });
    expect(textsOfAll(screen.getAllByRole('heading', { level: 2 }))).toEqual(names);
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(title);
    expect((await column(names[2]))[8]?.[1]).toBe(step);
    const nav = screen.getByRole('navigation', { name: language === 'fr' ? 'Métiers comparés' : 'Compared jobs' });
    expect(textsOfAll(nav.querySelectorAll('a'))).toEqual(names);
    const before = window.location.href;
    await user.click(within(nav).getByRole('link', { name: names[2] }));
    expect(document.activeElement).toBe(screen.getByRole('article', { name: names[2] }));
    expect(window.location.href).toBe(before);
  },
);

test.each([
  [
    'fr',
    'Mettre au projet',
    'Au projet',
    'Métier visé : Métier 9.',
    'Métier 9',
    [
      'Mettez-en un au projet : son nom s’y ajoute aussitôt.',
      'Métier 9 est au projet.',
      'Métier 1 et Métier 9 sont au projet.',
    ],
    'Écrire mon projet',
  ],
  [
    'en',
    'Add to my plan',
    'In my plan',
    'The job I’m aiming for: Job 9.',
    'Job 9',
    [
      'Add one to your plan: its name is saved right away.',
      'Job 9 is in your plan.',
      'Job 1 and Job 9 are in your plan.',
    ],
    'Write my plan',
  ],
] as const)(
  'a comparison ends in a decision: the job’s name goes into the plan at once, and out again (%s)',
  async (...expected) => {
    const [language, put, inPlan, line, name, [none, one, two], write] = expected;
    const { user, planText, page, doctorate } = await open('j1,j9', {
      language,
      plan: { proProjectElements: 'Enseigner' },
    });
    const article = await screen.findByRole('article', { name });
    const decision = (words: string) => within(article).findByRole('button', { name: new RegExp(`^${words}`) });
    expect(plain(textOf(page))).toContain(none);
    await user.click(await decision(put));
    expect((await decision(inPlan)).getAttribute('aria-pressed')).toBe('true');
    expect(planText('proProjectElements')).toBe(`Enseigner\n${line}`);
    expect(doctorate.now().careerPlan).toBeNull();
    expect(article.className).toBe('chosen');
    expect(await screen.findByText(one)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${put}`) }));
    expect(await screen.findByText(two)).toBeTruthy();
    await user.click(await decision(inPlan));
    await decision(put);
    expect(planText('proProjectElements')).toBe(`Enseigner\n${line.replace('9', '1')}`);
    const primary = page.querySelector('main .btn.primary') as Element;
    expect([textOf(primary), primary.getAttribute('href')]).toEqual([write, '/user/career']);
  },
);

test('a job is kept or set aside where it stands', async () => {
  const { user, marked } = await open('j1,j9', { portfolio: { keptJobs: ['j1'] } });
  const button = (name: string) => screen.findByRole('button', { name: (own) => plain(own) === name });
  expect((await button('Gardé : Métier 1')).getAttribute('aria-pressed')).toBe('true');
  await user.click(await button('Garder : Métier 9'));
  await waitFor(() => expect(marked().keptJobs).toEqual(['j1', 'j9']));
  await user.click(await button('Écarter : Métier 1'));
  await waitFor(() => expect([marked().keptJobs, marked().hiddenJobs]).toEqual([['j9'], ['j1']]));
  expect((await column('Métier 1'))[0]).toEqual(['Métier 1', 'Écarté de votre liste']);
  expect((await column('Métier 9'))[0]).toEqual(['Métier 9', '8e sur 11, 2 étoiles sur 3']);
});

test.each(['j99', 'j6'])('a job that there is not, or not any more, is left out (%s)', async (gone) => {
  await open(`j1,${gone},j9`);
  await screen.findByRole('article', { name: 'Métier 9' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test.each([
  ['fr', 'j1', 'Choisissez deux ou trois métiers', 'Voir les métiers suggérés'],
  ['fr', 'j1,j99', 'Choisissez deux ou trois métiers', 'Voir les métiers suggérés'],
  ['en', '', 'Choose two or three jobs', 'See suggested jobs'],
] as const)('fewer than two jobs lead back to the list (%s: %s)', async (language, ids, title, action) => {
  await open(ids, { language });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/user/jobs?portfolio=p1');
});

test('a server that fails is told as a failure', async () => {
  await open('j1,j5');
  expect(await screen.findByRole('button', { name: /Réessayer/ })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

test('an assessment with too few answers is a step to the questions, not a failure', async () => {
  await open('j1,j7');
  await screen.findByRole('heading', { name: /^Encore 9 réponses avant vos premiers métiers/ });
  expect(screen.getByRole('link', { name: 'Reprendre les questions' }).getAttribute('href')).toBe(
    '/user/assessment/p1/guided',
  );
  expect([screen.queryByRole('button', { name: /Réessayer/ }), screen.queryByRole('alert')]).toEqual([null, null]);
});
