import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TriedAnswer } from '#shared/matching/input.ts';
import { renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { JobExplanation } from '#web/features/explanations/job-explanation.tsx';
import { names, reasoned } from './samples.ts';

const triedIn = ({ body }: Received): TriedAnswer[] => (body as { answers: TriedAnswer[] }).answers;
/** Opens the what-if dialog; `rankOf` is the server's rank for the tried answers. */
const open = async (rankOf: (answers: TriedAnswer[]) => number | Promise<number>, language: 'fr' | 'en' = 'fr') => {
  const shown = await renderElement(<JobExplanation portfolioId="p1" jobId="j7" coursesPathOf={undefined} />, {
    language,
    replies: {
      ...names,
      'portfolios.explainJob': async (call: Received) => {
        const answers = triedIn(call);
        return { ...reasoned, rank: answers.length === 0 ? 7 : await rankOf(answers) };
      },
    },
  });
  const title = language === 'fr' ? 'Et si une réponse changeait ?' : 'What if an answer changed?';
  const trial = await screen.findByRole('region', { name: title });
  const status = within(trial).getByRole('status');
  const slider = (name: string) => within(trial).getByRole('slider', { name: new RegExp(`^${name}`) });
  const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } });
  const sent = () => shown.received.filter(({ name }) => name === 'portfolios.explainJob').map(triedIn);
  return { ...shown, trial, status, slider, move, sent };
};

test.each([
  [
    'fr',
    'Rang 7 avec vos réponses.',
    'Budget',
    ['Votre réponse : 3 sur 5, solide', '3 sur 5, solide'],
    '5 sur 5, expert',
    'Rang 2 pendant l’essai, rang 7 avec vos réponses.',
    ['Une réponse changée, pour essayer.', '2 réponses changées, pour essayer.'],
    'Rédaction',
    'Rang 7 pendant l’essai, comme avec vos réponses.',
    'Revenir à mes réponses',
  ],
  [
    'en',
    'Rank 7 with your answers.',
    'Budgeting',
    ['Your answer: 3 out of 5, solid', '3 out of 5, solid'],
    '5 out of 5, expert',
    'Rank 2 in the trial, rank 7 with your answers.',
    ['One answer changed, to try.', '2 answers changed, to try.'],
    'Writing',
    'Rank 7 in the trial, as with your answers.',
    'Back to my answers',
  ],
] as const)(
  'a moved answer says from which rank to which, and is not saved; one press brings one’s own back (%s)',
  async (...told) => {
    const [language, rank, budget, own, moved, from, counted, writing, same, reset] = told;
    const { trial, status, slider, move, user } = await open((answers) => (answers.length === 1 ? 2 : 7), language);
    const [row] = within(trial).getAllByRole('listitem');
    expect(status.textContent).toBe(rank);
    expect(within(row as HTMLElement).getByText((_, element) => element?.textContent === own[0])).toBeTruthy();
    move(budget, 5);
    await waitFor(() => expect(status.textContent).toBe(from));
    expect(status.querySelector('use')?.getAttribute('href')).toBe('#i-arrow-up');
    expect(slider(budget).getAttribute('aria-valuetext')).toBe(moved);
    expect(within(trial).getByText(counted[0])).toBeTruthy();
    move(writing, 5);
    await waitFor(() => expect(status.textContent).toBe(same));
    expect(within(trial).getByText(counted[1])).toBeTruthy();
    await user.click(within(trial).getByRole('button', { name: reset }));
    expect(status.textContent).toBe(rank);
    expect(slider(budget).getAttribute('aria-valuetext')).toBe(own[1]);
    expect(document.activeElement).toBe(within(trial).getByRole('heading'));
  },
);

test('an answer that moves it away is said to', async () => {
  const { status, move } = await open(() => 31);
  move('Budget', 0);
  await waitFor(() => expect(status.textContent).toBe('Rang 31 pendant l’essai, rang 7 avec vos réponses.'));
  expect(status.querySelector('use')?.getAttribute('href')).toBe('#i-arrow-down');
});

test('those to work on come first, three until more are asked for; a skill and an activity have words of their own', async () => {
  const { trial, user, slider } = await open(() => 7);
  const tried = () => textsOfAll(trial.querySelectorAll('.what-if strong'));
  expect(tried()).toEqual(['Budget', 'Rédaction', 'Négociation']);
  expect(slider('Négociation').getAttribute('aria-valuetext')).toBe('À noter');
  await user.click(within(trial).getByRole('button', { name: 'Essayer d’autres réponses' }));
  expect(tried()).toEqual(['Budget', 'Rédaction', 'Négociation', 'Écoute', 'Former', 'Recueillir']);
  expect(document.activeElement).toBe(slider('Écoute'));
  expect(slider('Former').getAttribute('aria-valuetext')).toBe('1 sur 5, rarement');
  expect(within(trial).queryByRole('button', { name: 'Essayer d’autres réponses' })).toBeNull();
});

test('a change during a calculation joins the next one: the last answer is shown', async () => {
  const { promise: isWorkedOut, resolve: workOut } = Promise.withResolvers<void>();
  const { status, move, sent } = await open(async ([first]) => {
    await isWorkedOut;
    return (first?.value ?? 0) + 10;
  });
  for (const value of [0, 5, 4]) move('Budget', value);
  workOut();
  await waitFor(() => expect(status.textContent).toBe('Rang 14 pendant l’essai, rang 7 avec vos réponses.'));
  // The stored answers, the first change, then all changes together.
  expect(sent().map((answers) => answers.map(({ id, value }) => [id, value]))).toEqual([[], [['s4', 0]], [['s4', 4]]]);
});

test('while another answer is tried one’s own stands beside it as it was given', async () => {
  const { trial, status, move } = await open(() => 2);
  move('Budget', 5);
  await waitFor(() => expect(status.textContent).toContain('Rang 2'));
  expect(textsOfAll(trial.querySelectorAll('p.muted'))).toContain('Votre réponse\u00a0: 3 sur 5, solide');
});

test('a taste is tried as well, and moved back to one’s own it is tried no more', async () => {
  const { trial, user, sent } = await open(() => 5);
  const like = within(trial).getByRole('checkbox', { name: 'J’aime : Budget' });
  await user.click(like);
  await waitFor(() => expect(sent().at(-1)).toEqual([{ id: 's4', value: 3, importantFlag: true }]));
  await user.click(like);
  await waitFor(() => expect(within(trial).getByRole('status').textContent).toBe('Rang 7 avec vos réponses.'));
});
