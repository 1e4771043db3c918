import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { count, entry, foundOf, itemOf, jobAt, jobsFrom, names, openJobs, portfolio } from './samples.ts';

const five = foundOf(jobsFrom(1, 5));
const marks = async (name: string) =>
  textsOfAll(within((await itemOf(name)).querySelector('.job-acts') as HTMLElement).queryAllByRole('button'));
const press = (name: string) => screen.getByRole('button', { name });

test.each([
  ['fr', 'Métier 2', 'Garder', 'Écarter', 'Gardé', 'Garder : Métier 2', 'Écarter : Métier 2', 'Gardé : Métier 2'],
  ['en', 'Job 2', 'Keep', 'Set aside', 'Kept', 'Keep: Job 2', 'Set aside: Job 2', 'Kept: Job 2'],
] as const)('a job is kept or set aside; what is kept is not set aside by mistake (%s)', async (...told) => {
  const [language, name, keep, hide, isKept, keepOf, hideOf, keptOf] = told;
  const { user, kept } = await openJobs(five, { language });
  expect(await marks(name)).toEqual([keep, hide]);
  expect(press(hideOf)).toBeTruthy();
  await user.click(press(keepOf));
  expect(await marks(name)).toEqual([isKept]);
  expect(press(keptOf).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(kept().keptJobs).toEqual(['j2']));
});

test('two jobs kept one after the other, before the first is answered: none is lost', async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const { user } = await openJobs(five, {
    replies: {
      'portfolios.update': async ({ body }: Received) => {
        sent.push(body);
        if (sent.length === 1) await isAnswered;
        return { ...portfolio, ...(body as object) };
      },
    },
  });
  await itemOf('Métier 1');
  await user.click(press('Garder : Métier 1'));
  await user.click(press('Garder : Métier 2'));
  answer();
  await waitFor(() => expect(sent.at(-1)).toEqual({ keptJobs: ['j1', 'j2'], hiddenJobs: [] }));
});

test.each([
  ['fr', 'Métier', 'Écarter : Métier 2', 'Écarté : Métier 2', 'Remettre dans la liste : Métier 2'],
  ['en', 'Job', 'Set aside: Job 2', 'Set aside: Job 2', 'Put back in the list: Job 2'],
] as const)(
  'a job that is set aside leaves the way back under the focus (%s)',
  async (language, job, hide, line, back) => {
    const pending = () => new Promise<never>(() => {});
    const { user, received } = await openJobs(five, { language, replies: { 'portfolios.update': pending } });
    await itemOf(`${job} 2`);
    await user.click(press(hide));
    expect(names()).toEqual([1, 3, 4, 5].map((place) => `${job} ${place}`));
    expect(textsOfAll(document.querySelectorAll('.aside-line > span'))).toEqual([line]);
    expect(document.activeElement).toBe(press(back));
    await user.click(press(back));
    expect(names()[1]).toBe(`${job} 2`);
    expect(document.activeElement?.textContent).toBe(`${job} 2`);
    const sent = received.filter(({ name }) => name === 'portfolios.update').map(({ body }) => body);
    expect(sent).toEqual([
      { keptJobs: [], hiddenJobs: ['j2'] },
      { keptJobs: [], hiddenJobs: [] },
    ]);
  },
);

test('a job that was set aside before is not in the list, and the others keep their ranks', async () => {
  await openJobs(five, { portfolio: { hiddenJobs: ['j2'] } });
  await itemOf('Métier 3');
  expect(names()).toEqual(['Métier 1', 'Métier 3', 'Métier 4', 'Métier 5']);
  expect(textsOfAll(document.querySelectorAll('.jobs .rank .sr'))).toEqual(['Rang 1', 'Rang 3', 'Rang 4', 'Rang 5']);
  expect(document.querySelector('.aside-line')).toBeNull();
});

test('taken from the list of kept jobs, one leaves the focus with the next, the last with the count', async () => {
  const { user, kept } = await openJobs(five, { query: '?show=kept', portfolio: { keptJobs: ['j1', 'j4'] } });
  await itemOf('Métier 4');
  await user.click(press('Gardé : Métier 1'));
  expect(names()).toEqual(['Métier 4']);
  expect(document.activeElement?.textContent).toBe('Métier 4');
  await user.click(press('Gardé : Métier 4'));
  expect(count()).toBe('Aucun métier gardé');
  expect(document.activeElement?.id).toBe('jobs-count');
  await waitFor(() => expect(kept().keptJobs).toEqual([]));
});

test('a job that is put back keeps the focus when its reply moves it to another group', async () => {
  const moved = foundOf([jobAt(1), jobAt(2, { certainty: 'look' })]);
  const { user, reply } = await openJobs(foundOf(jobsFrom(1, 2)));
  await itemOf('Métier 2');
  await user.click(press('Écarter\u00a0: Métier 2'));
  await screen.findByRole('button', { name: 'Remettre dans la liste\u00a0: Métier 2' });
  reply({ 'portfolios.generateJobs': moved });
  await user.click(press('Remettre dans la liste\u00a0: Métier 2'));
  await screen.findByRole('heading', { name: 'Ceux qui méritent un coup d’œil' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Métier 2'));
});

test('a job of another domain that is put back leaves the focus with the next one, the last with the count', async () => {
  const jobs = [entry('j90', 'Glaciologue', 'Glaciologist'), entry('j91', 'Nivologue', 'Snow scientist')];
  const { user } = await openJobs(five, {
    query: '?show=hidden',
    portfolio: { hiddenJobs: ['j90', 'j91'] },
    replies: { 'catalogue.listJobs': { jobs } },
  });
  await user.click(await screen.findByRole('button', { name: 'Remettre dans la liste\u00a0: Glaciologue' }));
  expect(document.activeElement?.textContent).toBe('Nivologue');
  await user.click(press('Remettre dans la liste\u00a0: Nivologue'));
  expect(document.activeElement?.id).toBe('jobs-count');
});

test('the focus that a mark moved stays where one takes it next', async () => {
  const { user } = await openJobs(five, { replies: { 'portfolios.update': () => new Promise<never>(() => {}) } });
  await itemOf('Métier 4');
  await user.click(press('Écarter : Métier 2'));
  await user.click(press('Remettre dans la liste : Métier 2'));
  expect(document.activeElement?.textContent).toBe('Métier 2');
  await user.click(press('Garder : Métier 4'));
  expect(document.activeElement).toBe(press('Gardé : Métier 4'));
});

test.each([
  ['fr', 'Garder : Métier 1', 'Vous pouvez garder 50 métiers au plus, et en écarter autant : retirez-en un d’abord.'],
  ['en', 'Keep: Job 1', 'You can keep 50 jobs at most, and set aside as many: remove one first.'],
] as const)('a fifty-first kept job is refused in words (%s)', async (language, keep, words) => {
  const keptJobs = Array.from({ length: 50 }, (_, i) => `j${100 + i}`);
  const { user, kept } = await openJobs(five, { language, portfolio: { keptJobs } });
  await screen.findByRole('button', { name: keep });
  await user.click(press(keep));
  await waitFor(() => expect(textOf(document.body)).toContain(words));
  expect(kept().keptJobs).toHaveLength(50);
});

test.each([
  [
    'fr',
    'Comparer les métiers gardés (3)',
    'Choisir des métiers à comparer',
    [
      'Cochez deux ou trois métiers pour les comparer côte à côte.',
      '1 métier coché, encore un ou deux',
      '2 métiers cochés',
      '3 métiers cochés',
      '4 métiers cochés : trois au plus, retirez-en',
    ],
    'Comparer : Métier',
    'Comparer ces métiers',
  ],
  [
    'en',
    'Compare the kept jobs (3)',
    'Choose jobs to compare',
    [
      'Tick two or three jobs to compare them side by side.',
      '1 job ticked, one or two more',
      '2 jobs ticked',
      '3 jobs ticked',
      '4 jobs ticked: three at most, remove some',
    ],
    'Compare: Job',
    'Compare these jobs',
  ],
] as const)(
  'two or three kept jobs are compared at once, of more those that are ticked, three at most (%s)',
  async (...told) => {
    const [language, all, pick, said, tick, go] = told;
    const path = (...ids: string[]) => `/user/jobs/compare?jobs=${ids.join()}&portfolio=p1`;
    const { user } = await openJobs(five, { language, portfolio: { keptJobs: ['j3', 'j1', 'j2'] } });
    const ways = await screen.findAllByRole('link', { name: all });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(4).fill(path('j3', 'j1', 'j2')));

    await user.click(press(language === 'fr' ? 'Garder : Métier 5' : 'Keep: Job 5'));
    await user.click((await screen.findAllByRole('button', { name: pick }))[0] as HTMLElement);
    expect(document.activeElement?.id).toBe('jobs-count');
    const status = () => textsOfAll(document.querySelectorAll('.toolbar .row [role="status"]'))[0];
    const link = () => screen.queryByRole('link', { name: go })?.getAttribute('href') ?? null;
    const told4 = [[status(), link()]];
    for (const place of [2, 1, 5, 3]) {
      await user.click(screen.getByRole('checkbox', { name: `${tick} ${place}` }));
      told4.push([status(), link()]);
    }
    expect(told4).toEqual([
      [said[0], null],
      [said[1], null],
      [said[2], path('j1', 'j2')],
      [said[3], path('j1', 'j2', 'j5')],
      [said[4], null],
    ]);
  },
);

test('one kept job is compared with nothing', async () => {
  await openJobs(five, { portfolio: { keptJobs: ['j1'] } });
  await itemOf('Métier 1');
  expect(screen.queryByText('Comparer')).toBeNull();
  expect(screen.queryByText(/Comparer les métiers gardés/)).toBeNull();
});

test.each([
  ['kept', 'Garder\u00a0: Métier 2', { hiddenJobs: ['j2', 'j3'] }, { keptJobs: ['j2'], hiddenJobs: ['j3'] }],
  ['set aside', 'Écarter\u00a0: Métier 2', { keptJobs: ['j1'] }, { keptJobs: ['j1'], hiddenJobs: ['j2'] }],
])('a job that is %s loses the other mark, and the others keep theirs', async (_, name, portfolio, marked) => {
  const query = 'hiddenJobs' in portfolio ? '?show=hidden' : '';
  const { user, received } = await openJobs(five, { query, portfolio });
  await itemOf('Métier 2');
  await user.click(press(name));
  await waitFor(() =>
    expect(received.flatMap((call) => (call.name === 'portfolios.update' ? [call.body] : []))).toEqual([marked]),
  );
});
