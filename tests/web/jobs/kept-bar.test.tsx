import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { KeptBar } from '#web/features/jobs/kept-bar.tsx';
import { entry, foundOf, jobsFrom, openJobs, rowOf } from './samples.ts';

const five = foundOf(jobsFrom(1, 5));
const path = (...ids: string[]) => `/user/jobs/compare?jobs=${ids.join()}&portfolio=p1`;
const bar = () => document.querySelector<HTMLElement>('.kept-bar');

test.each([
  [
    'fr',
    'Comparer (3)',
    'Choisir des métiers à comparer',
    [
      'Cochez deux ou trois métiers pour les comparer côte à côte.',
      '1 métier coché, encore un ou deux',
      '2 métiers cochés',
      '3 métiers cochés',
      '4 métiers cochés : trois au plus, retirez-en',
    ],
    'Comparer : Métier',
    'Gardés (3)',
    ['Métier 3', 'Métier 1', 'Métier 2'],
  ],
  [
    'en',
    'Compare (3)',
    'Choose jobs to compare',
    [
      'Check two or three jobs to compare them side by side.',
      '1 job checked, one or two more to go',
      '2 jobs checked',
      '3 jobs checked',
      '4 jobs checked: three at most, uncheck some',
    ],
    'Compare: Job',
    'Kept (3)',
    ['Job 3', 'Job 1', 'Job 2'],
  ],
] as const)(
  'the bar names the kept jobs; two or three are compared at once, of more those that are ticked (%s)',
  async (...told) => {
    const [language, all, pick, said, tick, list, kept] = told;
    const { user } = await openJobs(five, { language, portfolio: { keptJobs: ['j3', 'j1', 'j2'] } });
    expect((await screen.findByRole('link', { name: all })).getAttribute('href')).toBe(path('j3', 'j1', 'j2'));
    const links = within(screen.getByRole('list', { name: list })).getAllByRole('link');
    expect(textsOfAll(links)).toEqual(kept);
    expect(links[0]?.getAttribute('href')).toBe('/user/jobs/p1/j3');

    await user.click(screen.getByRole('button', { name: language === 'fr' ? 'Garder : Métier 5' : 'Keep: Job 5' }));
    await user.click(await screen.findByRole('button', { name: pick }));
    expect(document.activeElement?.id).toBe('jobs-count');
    const status = () => textsOfAll(document.querySelectorAll('.kept-bar [role="status"]'))[0];
    const link = () => bar()?.querySelector('a')?.getAttribute('href') ?? null;
    const told4 = [[status(), link()]];
    for (const place of [2, 1, 5, 3]) {
      await user.click(screen.getByRole('checkbox', { name: `${tick} ${place}` }));
      told4.push([status(), link()]);
    }
    expect(told4).toEqual([
      [said[0], null],
      [said[1], null],
      // Jobs are compared in the order in which they were kept.
      [said[2], path('j1', 'j2')],
      [said[3], path('j1', 'j2', 'j5')],
      [said[4], null],
    ]);
  },
);

test('one kept job is compared with nothing, and has no bar', async () => {
  await openJobs(five, { portfolio: { keptJobs: ['j1'] } });
  await rowOf('Métier 1');
  expect(bar()).toBeNull();
});

test('a kept job that the list lacks is named by the catalogue', async () => {
  await openJobs(five, {
    portfolio: { keptJobs: ['j1', 'j90'] },
    replies: { 'catalogue.listJobs': { jobs: [entry('j90', 'Glaciologue', 'Glaciologist')] } },
  });
  await waitFor(() => expect(textOf(bar() as HTMLElement)).toContain('Glaciologue'));
});

test('a ticked job that is no longer kept is neither counted nor compared', async () => {
  await renderElement(
    <KeptBar
      kept={['j1', 'j2', 'j3', 'j4']}
      listed={jobsFrom(1, 4)}
      ticked={['j8', 'j2', 'j9', 'j1']}
      jobPathOf={(id) => `/${id}`}
      comparePathOf={(ids) => `/compare?jobs=${ids}`}
      onPick={() => {}}
    />,
  );
  expect(screen.getByRole('status').textContent).toContain('2');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/compare?jobs=j1,j2');
});
