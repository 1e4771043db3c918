import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { openJobs } from './samples.ts';

type Counts = readonly [total: number, answered: number, rated: number];
const refuse = (...categories: Counts[]) =>
  new Refusal(422, {
    msg: 'Jobs cannot be calculated, please complete your evaluation',
    code: 'incomplete_evaluation',
    details: categories.map(([total, answered, rated], i) => ({ category: i + 1, total, answered, rated })),
  });
const open = async (refusal: Refusal, language: 'fr' | 'en') => {
  await openJobs(refusal, { language });
  await screen.findByText(language === 'fr' ? /^Les métiers ne peuvent/ : /^Jobs cannot/, { selector: 'h2' });
  const [alert] = screen.getAllByRole('alert').filter((one) => one.closest('main'));
  if (!alert) throw new Error('nothing is refused');
  return {
    alert,
    lines: textsOfAll(within(alert).getAllByRole('listitem')),
    links: within(alert).getAllByRole('link'),
  };
};

test.each([
  [
    'fr',
    'Les métiers ne peuvent pas être calculés : complétez votre évaluation',
    'Répondez à au moins 35 des 57 compétences ; N/A est une réponse.',
    ['Aptitudes3 sur 20', 'Savoir-être0 sur 25', 'Savoir-faire12 sur 12'],
    ['Répondre pas à pas', 'Compléter les compétences'],
  ],
  [
    'en',
    'Jobs cannot be calculated, please complete your evaluation',
    'Answer at least 35 of the 57 skills; N/A is an answer.',
    ['Abilities3 out of 20', 'Soft skills0 out of 25', 'Know-how12 out of 12'],
    ['Answer step by step', 'Complete the skills'],
  ],
] as const)(
  'too few answers are refused with what is missing, category by category, and the ways to answer (%s)',
  async (...told) => {
    const [language, title, text, counts, actions] = told;
    const { alert, lines, links } = await open(refuse([20, 3, 1], [25, 0, 0], [12, 12, 12]), language);
    expect(textOf(within(alert).getByRole('heading'))).toBe(title);
    expect(textOf(alert)).toContain(text);
    expect(lines).toEqual(counts);
    expect(textsOfAll(links).slice(3)).toEqual(actions);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...[1, 2, 3].map((category) => `/user/assessment/p1?activeTab=1&category=${category}`),
      '/user/assessment/p1/guided',
      '/user/assessment/p1?activeTab=1',
    ]);
    const bar = within(alert).getAllByRole('progressbar')[0] as HTMLProgressElement;
    expect([bar.value, bar.max, bar.getAttribute('aria-label')]).toEqual([
      3,
      20,
      language === 'fr' ? 'Réponses : Aptitudes' : 'Answers: Abilities',
    ]);
  },
);

const rated = {
  fr: ['Aptitudes2 sur 10', 'Savoir-être0 sur 10'],
  en: ['Abilities2 out of 10', 'Soft skills0 out of 10'],
};
test.each([
  ['fr', 'unrated', [10, 10, 2], 'Notez au moins 8 des 20 compétences : N/A seul ne dit rien de vous.'],
  ['en', 'unrated', [10, 10, 2], 'Rate at least 8 of the 20 skills: N/A alone says nothing about you.'],
  ['fr', 'empty category', [10, 10, 9], 'Notez au moins une compétence dans chaque catégorie.'],
  ['en', 'empty category', [10, 10, 9], 'Rate at least one skill in each category.'],
] as const)(
  'who answered is told what to rate, and counts of ratings, not of answers (%s, %s)',
  async (language, why, first, text) => {
    const { alert, lines, links } = await open(refuse(first, [10, 10, 0]), language);
    expect(textOf(alert)).toContain(text);
    if (why === 'unrated') expect(lines).toEqual(rated[language]);
    // Candidates with answers are first sent to their answers.
    expect(links.map((link) => link.getAttribute('href')).slice(2)).toEqual([
      '/user/assessment/p1?activeTab=1',
      '/user/assessment/p1/guided',
    ]);
  },
);

test.each([
  [
    'fr',
    'Toutes vos notes sont égales, sans « J’aime » ni « Je n’aime pas » : nuancez-les, pour que votre profil prenne forme.',
  ],
  ['en', 'All your ratings are equal, with no like or dislike: vary them, so that your profile takes shape.'],
] as const)('equal ratings are refused as such (%s)', async (language, text) => {
  const { alert } = await open(refuse([10, 10, 10], [10, 10, 10]), language);
  expect(textOf(alert)).toContain(text);
});

test.each([
  ['fr', 'Le calcul a échoué'],
  ['en', 'The calculation failed'],
] as const)('any other failure is told as one (%s)', async (language, title) => {
  await openJobs(new Refusal(500, { msg: 'Internal', code: 'internal' }), { language });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
