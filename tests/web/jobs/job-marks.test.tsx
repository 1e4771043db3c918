import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { count, entry, foundOf, jobAt, jobsFrom, names, numbers, openJobs, portfolio, rowOf } from './samples.ts';

const five = foundOf(jobsFrom(1, 5));
const marks = async (name: string) =>
  textsOfAll(within((await rowOf(name)).querySelector('.acts') as HTMLElement).queryAllByRole('button'));
const press = (name: string) => screen.getByRole('button', { name });

test.each([
  ['fr', 'Métier 2', 'Garder', 'Écarter', 'Gardé', 'Garder : Métier 2', 'Écarter : Métier 2', 'Gardé : Métier 2'],
  ['en', 'Job 2', 'Keep', 'Set aside', 'Kept', 'Keep: Job 2', 'Set aside: Job 2', 'Kept: Job 2'],
] as const)('a job is kept or set aside at once, and its row keeps both ways (%s)', async (...told) => {
  const [language, name, keep, hide, isKept, keepOf, hideOf, keptOf] = told;
  const { user, kept } = await openJobs(five, { language });
  expect(await marks(name)).toEqual([keep, hide]);
  expect(press(hideOf)).toBeTruthy();
  const row = await rowOf(name);
  expect(row.classList.contains('is-kept')).toBe(false);
  await user.click(press(keepOf));
  expect(await marks(name)).toEqual([isKept, hide]);
  // The row's edge in the color of what one keeps.
  expect(row.classList.contains('is-kept')).toBe(true);
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
  await rowOf('Métier 1');
  await user.click(press('Garder : Métier 1'));
  await user.click(press('Garder : Métier 2'));
  answer();
  await waitFor(() => expect(sent.at(-1)).toEqual({ keptJobs: ['j1', 'j2'], hiddenJobs: [] }));
});

test.each([
  ['fr', 'Métier', 'Écarter : Métier 2', 'Métier 2, écarté', 'Annuler : Métier 2, écarté'],
  ['en', 'Job', 'Set aside: Job 2', 'Job 2, set aside', 'Undo: Job 2, set aside'],
] as const)(
  'a job that is set aside leaves a line with the way back under the focus, and takes no number (%s)',
  async (language, job, hide, line, back) => {
    const pending = () => new Promise<never>(() => {});
    const { user, received } = await openJobs(five, { language, replies: { 'portfolios.update': pending } });
    await rowOf(`${job} 2`);
    await user.click(press(hide));
    expect(textsOfAll(document.querySelectorAll('.ranks > li h2, .slip > span'))).toEqual([
      `${job} 1`,
      line,
      ...[3, 4, 5].map((place) => `${job} ${place}`),
    ]);
    expect(numbers().map((number) => number.replace(/\D/g, ''))).toEqual(['1', '2', '3', '4']);
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

test.each([
  ['fr', '1 métier écarté : le revoir', 'Métier'],
  ['en', '1 job set aside: see it again', 'Job'],
] as const)(
  'a job that was set aside before takes no number, and waits behind one press (%s)',
  async (language, again, job) => {
    const { user } = await openJobs(five, { language, portfolio: { hiddenJobs: ['j2'] } });
    await rowOf(`${job} 3`);
    expect(names()).toEqual([1, 3, 4, 5].map((place) => `${job} ${place}`));
    expect(numbers().map((number) => number.replace(/\D/g, ''))).toEqual(['1', '2', '3', '4']);
    expect(document.querySelector('.slip')).toBeNull();
    await user.click(press(again));
    await waitFor(() => expect(names()).toEqual([`${job} 2`]));
    expect(numbers()).toEqual([]);
    expect(window.location.search).toBe('?show=hidden');
  },
);

test.each([
  [
    'fr',
    'Métier',
    'Garder : Métier 2',
    'Gardé : Métier 2',
    'La liste a suivi : 2 métiers sont montés.',
    ['monté de 3 places', 'monté de 2 places'],
    'Annuler : votre dernier choix',
  ],
  [
    'en',
    'Job',
    'Keep: Job 2',
    'Kept: Job 2',
    'The list has been updated: 2 jobs moved up.',
    ['moved up 3 places', 'moved up 2 places'],
    'Undo: your last choice',
  ],
] as const)(
  'the list follows a reaction: the touched row stays, what rose says by how much, and one press takes it back (%s)',
  async (...told) => {
    const [language, job, keep, kept, said, rises, undo] = told;
    const order = (...ranks: number[]) => foundOf(ranks.map((rank) => jobAt(rank)));
    const { user, reply, received } = await openJobs(order(1, 2, 3, 4, 5), { language });
    await rowOf(`${job} 2`);
    reply({ 'portfolios.generateJobs': order(4, 5, 2, 1, 3) });
    await user.click(press(keep));
    await waitFor(() => expect(textsOfAll(document.querySelectorAll('.followed > span'))).toEqual([said]));
    expect(names()).toEqual([4, 2, 5, 1, 3].map((place) => `${job} ${place}`));
    expect(document.activeElement).toBe(press(kept));
    expect(textsOfAll(document.querySelectorAll('.rose .sr'))).toEqual(rises);
    const line = document.querySelector('.followed');
    expect([line?.getAttribute('role'), document.querySelectorAll('.Toastify__toast').length]).toEqual(['status', 0]);

    reply({ 'portfolios.generateJobs': order(1, 2, 3, 4, 5) });
    await user.click(press(undo));
    await waitFor(() => expect(names()).toEqual([1, 2, 3, 4, 5].map((place) => `${job} ${place}`)));
    expect(document.querySelector('.followed')).toBeNull();
    expect(document.querySelector('.rose')).toBeNull();
    const sent = received.filter(({ name }) => name === 'portfolios.update').map(({ body }) => body);
    expect(sent).toEqual([
      { keptJobs: ['j2'], hiddenJobs: [] },
      { keptJobs: [], hiddenJobs: [] },
    ]);
  },
);

test('a list that did not move says nothing', async () => {
  const { user, received } = await openJobs(five);
  await rowOf('Métier 2');
  await user.click(press('Garder\u00a0: Métier 2'));
  await waitFor(() => expect(received.filter(({ name }) => name === 'portfolios.generateJobs')).toHaveLength(2));
  expect(document.querySelector('.followed')).toBeNull();
});

test('another domain makes another list: the row that was touched takes its own place in it', async () => {
  const order = (...ranks: number[]) => foundOf(ranks.map((rank) => jobAt(rank)));
  const { user, reply } = await openJobs(order(1, 2, 3, 4, 5));
  await rowOf('Métier 2');
  reply({ 'portfolios.generateJobs': order(4, 5, 2, 1, 3) });
  await user.click(press('Garder\u00a0: Métier 2'));
  await waitFor(() => expect(names()).toEqual([4, 2, 5, 1, 3].map((place) => `Métier ${place}`)));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Domaine de recherche' }), 'Histoire');
  await waitFor(() => expect(names()).toEqual([4, 5, 2, 1, 3].map((place) => `Métier ${place}`)));
  expect(document.querySelectorAll('.followed, .rose')).toHaveLength(0);
});

test('without a job that was set aside there is no way to see them again', async () => {
  await openJobs(five, { portfolio: { keptJobs: ['j2'] } });
  await rowOf('Métier 3');
  expect(screen.queryByRole('button', { name: /le revoir|les revoir/ })).toBeNull();
});

test('a folded job that is set aside leaves its line below the entry, which goes on under its number', async () => {
  const letters = { Job: { family: 'Letters', familyFR: 'Lettres' } };
  const { user } = await openJobs(foundOf([jobAt(1), jobAt(2, letters), jobAt(3), jobAt(4, letters)]));
  await rowOf('Métier 2');
  await user.click(press('Écarter\u00a0: Métier 2'));
  expect(textsOfAll(document.querySelectorAll('.ranks > li h2, .slip > span'))).toEqual([
    'Métier 1',
    'Métier 4',
    'Métier 2, écarté',
    'Métier 3',
  ]);
});

test('taken from the list of kept jobs, one leaves the focus with the next, the last with the count', async () => {
  const { user, kept } = await openJobs(five, { query: '?show=kept', portfolio: { keptJobs: ['j1', 'j4'] } });
  await rowOf('Métier 4');
  await user.click(press('Gardé : Métier 1'));
  expect(names()).toEqual(['Métier 4']);
  expect(document.activeElement?.textContent).toBe('Métier 4');
  await user.click(press('Gardé : Métier 4'));
  expect(count()).toBe('Aucun métier gardé');
  expect(document.activeElement?.id).toBe('jobs-count');
  await waitFor(() => expect(kept().keptJobs).toEqual([]));
});

test('a job that is put back keeps its place and the focus when its reply would move it', async () => {
  const { user, reply, received } = await openJobs(foundOf(jobsFrom(1, 3)));
  await rowOf('Métier 2');
  await user.click(press('Écarter\u00a0: Métier 2'));
  await screen.findByRole('button', { name: 'Annuler\u00a0: Métier 2, écarté' });
  reply({ 'portfolios.generateJobs': foundOf([jobAt(1), jobAt(3), jobAt(2)]) });
  await user.click(press('Annuler\u00a0: Métier 2, écarté'));
  await waitFor(() =>
    expect(received.filter(({ name }) => name === 'portfolios.generateJobs').length).toBeGreaterThan(1),
  );
  await waitFor(() => expect(names()).toEqual(['Métier 1', 'Métier 2', 'Métier 3']));
  expect(document.activeElement?.textContent).toBe('Métier 2');
});

test('a job that is no longer ranked and is put back leaves the focus with the next one, the last with the count', async () => {
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
  await rowOf('Métier 4');
  await user.click(press('Écarter : Métier 2'));
  await user.click(press('Annuler : Métier 2, écarté'));
  expect(document.activeElement?.textContent).toBe('Métier 2');
  await user.click(press('Garder : Métier 4'));
  expect(document.activeElement).toBe(press('Gardé : Métier 4'));
});

test.each([
  ['fr', 'Garder : Métier 1', 'Vous pouvez garder 50 métiers au plus, et en écarter autant : retirez-en un d’abord.'],
  ['en', 'Keep: Job 1', 'You can keep 50 jobs at most, and set aside as many: remove one first.'],
] as const)('a fifty-first kept job is refused in words (%s)', async (language, keep, words) => {
  const keptJobs = Array.from({ length: 50 }, (_, i) => `j${100 + i}`);
  const { user, kept } = await openJobs(five, {
    language,
    portfolio: { keptJobs },
    replies: { 'catalogue.listJobs': { jobs: [] } },
  });
  await screen.findByRole('button', { name: keep });
  await user.click(press(keep));
  await waitFor(() => expect(textOf(document.body)).toContain(words));
  expect(kept().keptJobs).toHaveLength(50);
});

test.each([
  ['kept', 'Garder\u00a0: Métier 2', { hiddenJobs: ['j2', 'j3'] }, { keptJobs: ['j2'], hiddenJobs: ['j3'] }],
  ['set aside', 'Écarter\u00a0: Métier 2', { keptJobs: ['j1'] }, { keptJobs: ['j1'], hiddenJobs: ['j2'] }],
])('a job that is %s loses the other mark, and the others keep theirs', async (_, name, portfolio, marked) => {
  const query = 'hiddenJobs' in portfolio ? '?show=hidden' : '';
  const { user, received } = await openJobs(five, { query, portfolio });
  await rowOf('Métier 2');
  await user.click(press(name));
  await waitFor(() =>
    expect(received.flatMap((call) => (call.name === 'portfolios.update' ? [call.body] : []))).toEqual([marked]),
  );
});
