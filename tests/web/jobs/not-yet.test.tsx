import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { queryClient } from '#web/lib/calls/query-client.ts';
import { unsaid } from '../doctorates/samples.ts';
import { foundOf, jobsFrom, names, openJobs, portfolio } from './samples.ts';

type Counts = readonly [total: number, answered: number, rated: number];
const refuse = (...categories: Counts[]) =>
  new Refusal(422, {
    msg: 'Jobs cannot be calculated, please complete your evaluation',
    code: 'incomplete_evaluation',
    details: categories.map(([total, answered, rated], i) => ({ category: i + 1, total, answered, rated })),
  });
const open = async (refusal: Refusal, language: 'fr' | 'en') => {
  await openJobs(refusal, { language });
  await waitFor(() => expect(document.querySelector('.empty h2')).toBeTruthy());
  const step = document.querySelector<HTMLElement>('.empty');
  if (!step) throw new Error('nothing is refused');
  return {
    step,
    title: textOf(step.querySelector('h2') as HTMLElement),
    lines: textsOfAll(within(step).getAllByRole('listitem')),
    links: within(step).getAllByRole('link'),
  };
};

test.each([
  [
    'fr',
    'Encore 20 réponses avant vos premiers métiers, environ 5 min',
    'Les autres sont enregistrées ; N/A est une réponse.',
    ['Aptitudes3 sur 20', 'Savoir-être0 sur 25', 'Savoir-faire12 sur 12'],
    'Reprendre les questions',
  ],
  [
    'en',
    '20 more answers before your first jobs, about 5 min',
    'The others are saved; N/A is an answer.',
    ['Abilities3 out of 20', 'Soft skills0 out of 25', 'Know-how12 out of 12'],
    'Continue with the questions',
  ],
] as const)(
  'too few answers are a step that remains: how many, how long, where to go on, and where they lack (%s)',
  async (...told) => {
    const [language, title, text, counts, action] = told;
    // 35 of 57 are needed, 15 are given.
    const shown = await open(refuse([20, 3, 1], [25, 0, 0], [12, 12, 12]), language);
    expect(shown.title).toBe(title);
    expect(textOf(shown.step)).toContain(text);
    expect(shown.lines).toEqual(counts);
    expect(textsOfAll(shown.links)[0]).toBe(action);
    expect(shown.links.map((link) => link.getAttribute('href'))).toEqual([
      '/user/assessment/p1/guided',
      ...[1, 2, 3].map((category) => `/user/assessment/p1?activeTab=1&category=${category}`),
    ]);
    const bar = within(shown.step).getAllByRole('progressbar')[0] as HTMLProgressElement;
    expect([bar.value, bar.max, bar.getAttribute('aria-label')]).toEqual([
      3,
      20,
      language === 'fr' ? 'Réponses : Aptitudes' : 'Answers: Abilities',
    ]);
    // The server's sentence is a message; nothing is an alert.
    const said = 'Jobs cannot be calculated, please complete your evaluation';
    await waitFor(() => expect(textOf(document.body)).toContain(said));
    expect(textOf(shown.step)).not.toContain(said);
    expect(document.querySelector('[role="alert"], .Toastify__toast--error')).toBeNull();
  },
);

test('while no job can be ranked nothing is said of what ranks them', async () => {
  const { received } = await openJobs(refuse([20, 3, 1]), {
    portfolio: { wishes: [], keptJobs: ['j1'] },
    replies: { 'doctorates.get': { ...unsaid, thesisTitle: null } },
  });
  await waitFor(() => expect(document.querySelector('.empty h2')).toBeTruthy());
  await waitFor(() =>
    expect([received.some(({ name }) => name === 'doctorates.get'), queryClient.isFetching()]).toEqual([true, 0]),
  );
  expect(screen.queryByText('Cette liste ne s’appuie que sur vos réponses.', { exact: false })).toBeNull();
});

test('a list that knows the domain rests on more than answers', async () => {
  const { received } = await openJobs(foundOf(jobsFrom(1, 2)), {
    portfolio: { researchDomain: '12', wishes: [], keptJobs: ['j1'] },
    replies: { 'doctorates.get': { ...unsaid, thesisTitle: null } },
  });
  await waitFor(() => expect(names()).toEqual(['Métier 1', 'Métier 2']));
  await waitFor(() =>
    expect([received.some(({ name }) => name === 'doctorates.get'), queryClient.isFetching()]).toEqual([true, 0]),
  );
  expect(screen.queryByText('Cette liste ne s’appuie que sur vos réponses.', { exact: false })).toBeNull();
});

const rated = {
  fr: ['Aptitudes2 sur 10', 'Savoir-être0 sur 10'],
  en: ['Abilities2 out of 10', 'Soft skills0 out of 10'],
};
test.each([
  [
    'fr',
    'unrated',
    [10, 10, 2],
    'Encore 6 notes avant vos premiers métiers',
    'N/A est une réponse, mais ne dit rien de vous.',
  ],
  [
    'en',
    'unrated',
    [10, 10, 2],
    '6 more ratings before your first jobs',
    'N/A is an answer, but it says nothing about you.',
  ],
  [
    'fr',
    'empty category',
    [10, 10, 9],
    'Une catégorie attend encore sa première note',
    'Notez au moins une compétence dans chacune.',
  ],
  [
    'en',
    'empty category',
    [10, 10, 9],
    'One category is still waiting for its first rating',
    'Rate at least one skill in each.',
  ],
] as const)(
  'who answered is told what to rate, and counts of ratings, not of answers (%s, %s)',
  async (language, why, first, title, text) => {
    const shown = await open(refuse(first, [10, 10, 0]), language);
    expect(shown.title).toBe(title);
    expect(textOf(shown.step)).toContain(text);
    if (why === 'unrated') expect(shown.lines).toEqual(rated[language]);
    // Candidates with answers are sent to their answers.
    expect(shown.links[0]?.getAttribute('href')).toBe('/user/assessment/p1?activeTab=1');
  },
);

test.each([
  [
    'fr',
    'Toutes vos notes sont égales, sans « J’aime » ni « Je n’aime pas » : variez-les, pour que votre profil prenne forme.',
  ],
  ['en', 'All your ratings are the same, with no likes or dislikes: vary them so your profile takes shape.'],
] as const)('equal ratings are told as such (%s)', async (language, text) => {
  const { step } = await open(refuse([10, 10, 10], [10, 10, 10]), language);
  expect(textOf(step)).toContain(text);
});

test('with a second assessment, the step leaves the way to its jobs', async () => {
  const two = [portfolio, { ...portfolio, id: 'p2', title: 'Bilan d’hiver' }].map((one) => ({
    ...one,
    answered: 0,
    total: 0,
  }));
  const { user } = await openJobs(
    ({ params: { id } }) => (id === 'p1' ? refuse([20, 3, 1]) : foundOf(jobsFrom(1, 2))),
    { replies: { 'portfolios.listOfUser': { portfolios: two } } },
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'D’après l’auto-évaluation' }), 'p2');
  await waitFor(() => expect(names()).toEqual(['Métier 1', 'Métier 2']));
});

test.each([
  ['fr', 'Le calcul a échoué'],
  ['en', 'The calculation failed'],
] as const)('any other failure is told as one (%s)', async (language, title) => {
  await openJobs(new Refusal(500, { msg: 'Internal', code: 'internal' }), { language });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
