import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { type Answers, assessment, rankedJob, ranking, rated } from '../portfolios/samples.ts';

type Options = { language?: 'fr' | 'en'; tastes?: Record<string, boolean>; replies?: Replies };
const open = async (answers: Answers, { language = 'fr', tastes = {}, replies = {} }: Options = {}) => {
  const shown = await openScreen('/user/assessment/p1/guided', {
    who: candidate,
    language,
    replies: {
      'portfolios.get': { portfolio: assessment('p1') },
      'portfolios.rateMany': { ratings: [] },
      ...rated({ p1: [answers, tastes] }),
      ...replies,
    },
  });
  await waitFor(() => expect(document.querySelector('.guide-q')).not.toBeNull());
  return shown;
};
const all = (kind: string, count: number, from = 1): Answers =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${kind}${from + i}`, i % 6]));
/** Five of ten skills in every category: one more answer ranks jobs. */
const nearly = { s1: 4, s2: 2, s3: null, s5: 3, s8: 5 };
const skills = all('s', 10);
const jobs = ranking(['Data', 'Edition', 'Veille'].map((name, i) => rankedJob({ rank: i + 1, name })));
const withJobs: Replies = { 'portfolios.generateJobs': ({ query }) => (query.limit === '3' ? jobs : ranking([])) };

const lastSkill: Replies = {
  'portfolios.rateMany': {
    ratings: [{ id: 'p1-s6', value: 5, importantFlag: null, touchedAt: '2026-03-01T08:01:00.000Z' }],
  },
};
const atSkills = { ...nearly, s9: 1 };
const atValues = { ...skills, ...all('a', 3) };
const atRncp = { ...atValues, ...all('v', 6) };
test.each<['fr' | 'en', string, Answers]>([
  ['fr', '6 compétences pour vos premiers métiers · 2 min', {}],
  ['fr', 'Encore 4 avant vos premiers métiers · 1 min', { s1: 3, s5: null }],
  ['fr', 'Encore 1 avant vos premiers métiers · 1 min', nearly],
  ['fr', 'Encore 4 compétences pour une liste plus sûre · 1 min', atSkills],
  ['fr', 'Encore 3 activités pour une liste plus sûre · 1 min', skills],
  ['fr', 'Encore 6 valeurs, pour votre bilan · 2 min', atValues],
  ['fr', 'Facultatif\u00a0: encore 6 compétences du RNCP · 2 min', atRncp],
  ['en', '6 skills to your first jobs · 2 min', {}],
  ['en', '1 more before your first jobs · 1 min', nearly],
  ['en', '3 more activities for a more reliable list · 1 min', skills],
  ['en', 'Optional: 6 more RNCP competencies · 2 min', atRncp],
])('the head says what is left and about how long it takes, in %s: %s', async (language, said, answers) => {
  const { page } = await open(answers, { language, replies: withJobs });
  expect(textOf(page.querySelector('.guide-way [role="status"]') as Element)).toBe(said);
});

test.each([
  [
    'fr',
    'Compétences · Aptitudes',
    ['Compétence 1', 'Compétence 1 en une phrase'],
    'Où en êtes-vous aujourd’hui ?',
    ['0 Pas encore', '1 Notions', '2 En progrès', '3 Solide', '4 Avancé', '5 Expert'],
    ['Retour', 'Sans objet', 'Plus tard'],
  ],
  [
    'en',
    'Competencies · Abilities',
    ['Competency 1', 'Competency 1 in a sentence'],
    'Where do you stand today?',
    ['0 Not yet', '1 Basics', '2 Growing', '3 Solid', '4 Advanced', '5 Expert'],
    ['Back', 'Not applicable', 'Later'],
  ],
] as const)(
  'a question names its kind and category, what is asked and the words of its scale, in %s',
  async (language, kind, words, asked, scale, foot) => {
    const { page } = await open({}, { language });
    const question = page.querySelector('.guide-q') as HTMLElement;
    expect(textsOfAll(question.querySelectorAll('div:first-child > :is(p, h1)'))).toEqual([kind, ...words]);
    expect(textOf(question.querySelector('h2') as Element).replace(/\s/g, ' ')).toBe(asked);
    expect(textsOfAll(question.querySelectorAll('.knot-scale button'))).toEqual(scale);
    const buttons = [...question.querySelectorAll<HTMLButtonElement>('.guide-foot button')];
    expect([textsOfAll(buttons), buttons.map(({ disabled }) => disabled)]).toEqual([foot, [true, false, false]]);
  },
);

test.each([
  [
    'fr',
    'Faire une pause',
    ['En pause', 'Vos 5 réponses sont enregistrées. Vous pouvez fermer cette page.'],
    [
      'Aptitudes3 réponses sur 4',
      'Savoir-être1 réponse sur 3',
      'Savoir-faire1 réponse sur 3',
      'Vos premiers métiersEncore 1 réponse, environ 1 min',
      'Activités0 réponse sur 3, pour une liste plus sûre',
      'Valeurs et RNCPPour votre bilan, quand vous voudrez\u00a0: ils ne changent pas les métiers',
    ],
    'Vous reprendrez à «\u202fCompétence 6\u202f».',
  ],
  [
    'en',
    'Take a break',
    ['Paused', 'Your 5 answers are saved. You can close this page.'],
    [
      'Abilities3 answers out of 4',
      'Soft skills1 answer out of 3',
      'Know-how1 answer out of 3',
      'Your first jobs1 more answer, about 1 min',
      'Activities0 answers out of 3, for a more reliable list',
      'Values and RNCPFor your own record, whenever you like: they don’t change the jobs',
    ],
    'You’ll pick up at “Competency 6”.',
  ],
] as const)(
  'a pause says that nothing is lost, how far each part is, and where one goes on, in %s',
  async (language, pause, head, parts, at) => {
    const { page, user } = await open(nearly, { language });
    await user.click(screen.getByRole('button', { name: pause }));
    const view = page.querySelector('.guide-q') as HTMLElement;
    expect(textsOfAll(view.querySelectorAll('div:first-child > *'))).toEqual(head);
    expect(textsOfAll(within(view).getAllByRole('listitem'))).toEqual(parts);
    expect(textOf(view)).toContain(at);
    expect(screen.queryByRole('button', { name: pause })).toBeNull();
  },
);

test.each([
  [
    'fr',
    'Vos premiers métiers sont prêts',
    'Encore 1 min de questions les rendraient plus sûrs.',
    'Voir mes premiers métiers',
    ['1Data', '2Edition', '3Veille'],
  ],
  [
    'en',
    'Your first jobs are ready',
    'Another 1 min of questions would make them more reliable.',
    'See my first jobs',
    ['1Data (EN)', '2Edition (EN)', '3Veille (EN)'],
  ],
] as const)('the answer that brings first jobs leads to them, in %s', async (language, title, surer, see, names) => {
  const replies = {
    ...withJobs,
    ...lastSkill,
    'portfolios.get': { portfolio: assessment('p1', { wishes: ['data'] }) },
  };
  const { page, user } = await open(nearly, { language, replies });
  await user.keyboard('5');
  await screen.findByRole('heading', { name: title });
  await screen.findByText(names[0].slice(1));
  expect(textsOfAll(page.querySelectorAll('.job-names li'))).toEqual(names);
  expect(textOf(page)).toContain(surer);
  expect(screen.getByRole('link', { name: see }).getAttribute('href')).toBe('/user/jobs?portfolio=p1');
});

test.each([
  [
    'fr',
    'Vos premiers métiers sont prêts',
    /^Dites d’abord votre domaine, votre thèse et ce qui vous attire/,
    'Voir mes premiers métiers',
  ],
  [
    'en',
    'Your first jobs are ready',
    /^First, tell us your field, your thesis and what draws you/,
    'See my first jobs',
  ],
] as const)(
  'while neither domain nor wishes are known, it names no job yet and leads to the screen that asks, in %s',
  async (language, title, asks, see) => {
    const { page, user } = await open(nearly, { language, replies: { ...withJobs, ...lastSkill } });
    await user.keyboard('5');
    await screen.findByRole('heading', { name: title });
    screen.getByText(asks);
    expect(page.querySelector('.job-names')).toBeNull();
    expect(screen.getByRole('link', { name: see }).getAttribute('href')).toBe('/user/jobs/wishes?portfolio=p1');
  },
);

test.each([
  ['fr', 'Thésée', 'Faire une pause', 'Toutes les questions'],
  ['en', 'Thésée', 'Take a break', 'All questions'],
] as const)(
  'a question stands alone, without the menu; a pause leads out of it, in %s',
  async (language, brand, pause, all) => {
    const { page, user } = await open({}, { language });
    expect(screen.queryAllByRole('navigation')).toEqual([]);
    expect(page.querySelector('header.side, header.compact')).toBeNull();
    const home = within(screen.getByRole('banner')).getByRole('link', { name: brand });
    expect(home.getAttribute('href')).toBe('/user');
    await user.click(screen.getByRole('button', { name: pause }));
    expect(screen.getByRole('link', { name: all }).getAttribute('href')).toBe('/user/assessment/p1');
  },
);

const alike = { s1: 4, s2: 4, s3: 4, s5: 4, s6: 4, s8: 4 };
test.each([
  ['fr', /^Vos notes sont toutes égales.: nuancez-les, ou dites ce que vous aimez/],
  ['en', /^Your ratings are all the same: vary them, or say what you like/],
] as const)('ratings that are all alike are told to be, and bring no jobs, in %s', async (language, words) => {
  await open(alike, { language });
  screen.getByText(words);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('once something is disliked, ratings that are alike bring first jobs, which stand below the questions', async () => {
  const { page } = await open(alike, { tastes: { s1: false }, replies: withJobs });
  const strip = await screen.findByRole('complementary', { name: 'Vos premiers métiers' });
  expect(textsOfAll(within(strip).getAllByRole('listitem'))).toEqual(['1Data', '2Edition', '3Veille']);
  expect(textOf(page)).not.toContain('Vos notes sont toutes égales');
});

test('the end of the questions says so', async () => {
  const replies = { ...withJobs, 'portfolios.get': { portfolio: assessment('p1', { researchDomain: '12' }) } };
  await open({ ...skills, ...all('a', 3), ...all('v', 6), ...all('r', 6) }, { replies });
  await screen.findByRole('heading', { name: 'Vous êtes au bout' });
  screen.getByText('Vous avez répondu à toutes les questions. Chaque réponse peut encore changer.');
  await screen.findByText('Data');
});
