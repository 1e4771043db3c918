import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PortfolioProgress } from '#shared/schemas/portfolio.ts';
import { renderElement, textOf } from '#tests/support/rendered.tsx';
import { candidate, noDoctorate } from '#tests/support/web-samples.ts';
import { Spine } from '#web/blocks/spine.tsx';
import { assessment } from '../portfolios/samples.ts';

type Step = Parameters<typeof Spine>[0]['at'];

const show = async (
  at: Step,
  portfolios: PortfolioProgress[],
  language: 'fr' | 'en' = 'fr',
  portfolioId?: string,
  plan?: Partial<typeof noDoctorate>,
) => {
  await renderElement(<Spine at={at} portfolioId={portfolioId} />, {
    who: candidate,
    language,
    replies: {
      'portfolios.listOfUser': { portfolios },
      'doctorates.get': { ...noDoctorate, ...plan },
    },
  });
  const name = language === 'fr' ? 'De la question au projet' : 'From the question to the plan';
  return screen.getByRole('navigation', { name });
};
const items = (spine: HTMLElement) => within(spine).getAllByRole('listitem');
const steps = (spine: HTMLElement) => {
  const addressOf = (item: HTMLElement) => item.querySelector('a')?.getAttribute('href') ?? null;
  return items(spine).map((item) => [textOf(item), addressOf(item)]);
};
const current = (spine: HTMLElement) => textOf(spine.querySelector('[aria-current="step"]') as Element);
const looks = (spine: HTMLElement) => items(spine).map(({ className }) => className);

const none = { answered: 0, total: 10 };
const lacking = (missingSkills: number) => ({ kinds: { skill: none, activity: none, value: none, missingSkills } });
const finished = { answered: 25, total: 25, ...lacking(0) };

test.each([
  ['fr', ['Résultat', 'Métiers', '4 gardés', 'Comparer', 'Projet']],
  ['en', ['Result', 'Jobs', '4 kept', 'Compare', 'Plan']],
] as const)(
  'the spine names five steps and leads to each, comparing the first three kept, in %s',
  async (language, words) => {
    const spine = await show('jobs', [assessment('p1', { ...finished, keptJobs: ['j4', 'j2', 'j9', 'j1'] })], language);
    await within(spine).findByRole('link', { name: words[0] });
    const paths = [
      '/user/assessment/p1/result',
      '/user/jobs?portfolio=p1',
      '/user/jobs?portfolio=p1&show=kept',
      '/user/jobs/compare?jobs=j4,j2,j9&portfolio=p1',
      '/user/career',
    ];
    expect(steps(spine)).toEqual(words.map((word, i) => [word, paths[i]]));
    expect(current(spine)).toBe(words[1]);
  },
);

test.each([
  ['fr', ['Questions', 'Métiers', 'Gardés', 'Comparer', 'Projet']],
  ['en', ['Questions', 'Jobs', 'Kept', 'Compare', 'Plan']],
] as const)('who has answered nothing yet finds the questions and the plan, in %s', async (language, words) => {
  const spine = await show('questions', [], language);
  expect(steps(spine)).toEqual([
    [words[0], '/user/assessment'],
    [words[1], null],
    [words[2], null],
    [words[3], null],
    [words[4], '/user/career'],
  ]);
  expect(current(spine)).toBe('Questions');
  expect(looks(spine)).toEqual(['', '', '', '', '']);
});

test('questions that are left stay the first word and keep the line dotted', async () => {
  const open = await show('jobs', [assessment('p1', { answered: 9, ...lacking(1) })]);
  await within(open).findByRole('link', { name: 'Métiers' });
  expect(steps(open)[0]).toEqual(['Questions', '/user/assessment/p1']);
  expect(looks(open)).toEqual(['', '', '', '', '']);
});

test('one kept job says so in the singular, has its bead and is not compared', async () => {
  const spine = await show('jobs', [assessment('p1', { answered: 9, keptJobs: ['j1'], ...lacking(0) })]);
  await within(spine).findByRole('link', { name: '1 gardé' });
  expect(steps(spine)[0]?.[0]).toBe('Résultat');
  expect(steps(spine)[3]).toEqual(['Comparer', null]);
  expect(looks(spine)).toEqual(['done', 'reached', 'reached done kept', 'reached', '']);
});

test('what is behind is solid, and the assessment is the one that is asked for', async () => {
  const both = [assessment('p2'), assessment('p1', { ...finished, keptJobs: ['j1', 'j2'] })];
  const spine = await show('compare', both, 'fr', 'p1');
  await within(spine).findByRole('link', { name: '2 gardés' });
  expect(current(spine)).toBe('Comparer');
  expect(looks(spine)).toEqual(['done', 'reached done', 'reached done kept', 'reached', '']);
});

test('a reply of the former release tells by its answers alone whether jobs can be ranked', async () => {
  const spine = await show('jobs', [assessment('p1', { answered: 25, total: 25 })]);
  await within(spine).findByRole('link', { name: 'Résultat' });
});

test('a step that was left out stays empty, and its line dotted', async () => {
  const spine = await show('project', [assessment('p1', { ...finished })]);
  await within(spine).findByRole('link', { name: 'Résultat' });
  expect(looks(spine)).toEqual(['done', 'reached done', 'reached', '', '']);
});

test('on the result, the steps that were taken are solid', async () => {
  const two = ['j1', 'j2'];
  const spine = await show('questions', [assessment('p1', { ...finished, keptJobs: two, comparedJobs: two })]);
  await within(spine).findByRole('link', { name: '2 gardés' });
  expect(current(spine)).toBe('Résultat');
  expect(looks(spine)).toEqual(['', 'reached done', 'reached done kept', 'reached done', 'reached']);
});

test('a comparison of jobs of which none is kept any more is a step to come', async () => {
  const spine = await show('project', [assessment('p1', { ...finished, comparedJobs: ['j1', 'j2'] })]);
  await within(spine).findByRole('link', { name: 'Résultat' });
  expect(looks(spine)).toEqual(['done', 'reached done', 'reached', '', '']);
});

test('before the plan, a comparison is behind once jobs were compared', async () => {
  const two = ['j1', 'j2'];
  const spine = await show('project', [assessment('p1', { ...finished, keptJobs: two, comparedJobs: two })]);
  await within(spine).findByRole('link', { name: '2 gardés' });
  expect(looks(spine)).toEqual(['done', 'reached done', 'reached done kept', 'reached done', 'reached']);
});

test.each([
  ['both texts are', { proProjectElements: 'Enseigner', careerPlan: 'Deux ans' }, 'done'],
  ['one text is', { proProjectElements: 'Enseigner' }, ''],
] as const)('the plan is solid once both of its texts are written: %s', async (_, plan, look) => {
  const spine = await show('jobs', [assessment('p1', { ...finished })], 'fr', 'p1', plan);
  await within(spine).findByRole('link', { name: 'Résultat' });
  await waitFor(() => expect(looks(spine)).toEqual(['done', 'reached', 'reached', '', look]));
});
