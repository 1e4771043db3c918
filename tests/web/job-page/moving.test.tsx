import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TriedAnswer } from '#shared/matching/input.ts';
import { part } from '#tests/support/job-parts.ts';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { explained, openAt, reasoned } from './samples.ts';

const triedIn = ({ body }: Received): TriedAnswer[] => (body as { answers: TriedAnswer[] }).answers;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** `rankOf` is the server's rank for the tried answers. */
const open = async (
  rankOf: (answers: TriedAnswer[]) => number | Promise<number>,
  { language = 'fr', own = reasoned }: { language?: 'fr' | 'en'; own?: typeof reasoned } = {},
) => {
  const shown = await openAt('/user/jobs/p1/j7', {
    language,
    replies: {
      'portfolios.explainJob': async (call: Received) => {
        const answers = triedIn(call);
        return { ...own, rank: answers.length === 0 ? 7 : await rankOf(answers) };
      },
    },
  });
  const title = language === 'fr' ? 'Ce qui le ferait bouger' : 'What would move it';
  const trial = await screen.findByRole('region', { name: title });
  const place = () => plain(textOf(within(trial).getAllByRole('status')[0] as HTMLElement));
  const slider = (name: string) => within(trial).getByRole('slider', { name: new RegExp(`^${name}`) });
  const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } });
  const more = () => within(trial).getByRole('button', { name: /^(Essayer d’autres réponses|Try other answers)$/ });
  const sent = () => shown.received.filter(({ name }) => name === 'portfolios.explainJob').map(triedIn);
  return { ...shown, trial, place, slider, move, more, sent };
};

test.each([
  ['fr', 'Budget', 'Votre réponse : 3 sur 5, solide (le carré)', '5 sur 5, expert', 'Il passerait du 7e au 3e rang'],
  [
    'en',
    'Budgeting',
    'Your answer: 3 out of 5, solid (the square)',
    '5 out of 5, expert',
    'It would move from 7th to 3rd place',
  ],
] as const)('one answer, at what the job asks for, with the place that it would give (%s)', async (...expected) => {
  const [language, skill, own, tried, moved] = expected;
  const { trial, place, slider, sent } = await open(() => 3, { language });
  await waitFor(() => expect(place()).toBe(moved));
  expect(sent()).toEqual([[], [{ id: 's4', value: 5, importantFlag: null }]]);
  expect(within(trial).getAllByRole('slider')).toEqual([slider(skill)]);
  expect(slider(skill).getAttribute('aria-valuetext')).toBe(tried);
  expect(plain(textOf(trial.querySelector('li p') as Element))).toBe(own);
  // The square stands at three fifths, one’s own answer.
  expect(trial.querySelector('rect.own')?.getAttribute('x')).toBe('60%');
  expect(trial.querySelector('.moved use')?.getAttribute('href')).toBe('#i-arrow-up');
});

test('a trial that moves nothing or moves it away says so, and one’s own answer brings its place back', async () => {
  const { trial, place, move } = await open(([answer]) => (answer?.value === 5 ? 7 : 9));
  const arrow = () => trial.querySelector('.moved use')?.getAttribute('href');
  await waitFor(() => expect(place()).toBe('Il resterait au 7e rang'));
  expect(arrow()).toBeUndefined();
  move('Budget', 0);
  await waitFor(() => expect(place()).toBe('Il passerait du 7e au 9e rang'));
  expect(arrow()).toBe('#i-arrow-down');
  move('Budget', 3);
  await waitFor(() => expect(place()).toBe('Il est au 7e rang'));
});

test.each([
  ['fr', 'Aucune compétence ne vous manque nettement pour ce métier.'],
  ['en', 'You aren’t clearly missing any skill for this job.'],
] as const)(
  'without a gap the page says so, and other answers can be tried all the same (%s)',
  async (language, words) => {
    const own = explained(7, { parts: [part({ id: 's1', value: 4, importance: 4, contribution: 0.2 })] });
    const { trial, user, more, slider, sent, move, place } = await open(() => 2, { language, own });
    expect(textOf(trial)).toContain(words);
    expect(within(trial).queryByRole('slider')).toBeNull();
    expect(sent()).toEqual([[]]);
    await user.click(more());
    const name = language === 'fr' ? 'Écoute' : 'Listening';
    expect(document.activeElement).toBe(slider(name));
    move(name, 5);
    await waitFor(() => expect(place()).toMatch(/2e rang|2nd place/));
  },
);

test('the others open below the first, which keeps its trial; skills and activities have words of their own', async () => {
  const { trial, user, slider, more } = await open(() => 7);
  const tried = () => textsOfAll(trial.querySelectorAll('li strong'));
  const tastes = () => trial.querySelectorAll('fieldset.taste').length;
  // One answer alone is tried by its rating; what one likes comes with the others.
  expect([tried(), tastes()]).toEqual([['Budget'], 0]);
  const button = more();
  await user.click(button);
  expect(tried()).toEqual(['Budget', 'Rédaction', 'Négociation', 'Écoute', 'Former', 'Recueillir']);
  expect(tastes()).toBe(6);
  expect(document.activeElement).toBe(slider('Rédaction'));
  expect(slider('Budget').getAttribute('aria-valuetext')).toBe('5 sur 5, expert');
  expect(slider('Négociation').getAttribute('aria-valuetext')).toBe('À noter');
  expect(plain(textOf(trial))).toContain('Vous ne l’avez pas notée');
  expect(slider('Former').getAttribute('aria-valuetext')).toBe('1 sur 5, rarement');
  expect(button.isConnected).toBe(false);
});

test.each([
  ['fr', 'Rédaction', 'Revenir à mes réponses', 'Il est au 7e rang', 'J’aime : Budget', 'Budget'],
  ['en', 'Writing', 'Back to my answers', 'It is in 7th place', 'Like: Budgeting', 'Budgeting'],
] as const)(
  'several answers and tastes are tried together, and one press brings one’s own back (%s)',
  async (...expected) => {
    const [language, other, reset, own, like, first] = expected;
    const { trial, user, more, move, place, slider, sent } = await open((answers) => answers.length, { language });
    await user.click(more());
    move(other, 5);
    await waitFor(() => expect(place()).toMatch(/2e rang|2nd place/));
    await user.click(
      within(trial).getByRole('checkbox', {
        name: (name) =>
          plain(name).endsWith(like.split(': ')[1] as string) &&
          /aime\b|^Like|^I like/.test(name) &&
          !/pas|dislike/i.test(name),
      }),
    );
    await waitFor(() =>
      expect(
        sent()
          .at(-1)
          ?.find(({ id }) => id === 's4'),
      ).toEqual({ id: 's4', value: 5, importantFlag: true }),
    );
    await user.click(within(trial).getByRole('button', { name: reset }));
    await waitFor(() => expect(place()).toBe(own));
    expect(slider(first).getAttribute('aria-valuetext')).toMatch(/^3 /);
    expect(document.activeElement).toBe(within(trial).getByRole('heading'));
    expect(within(trial).queryByRole('button', { name: reset })).toBeNull();
  },
);

test('a change during a calculation joins the next one: the last answer is shown', async () => {
  const { promise: isWorkedOut, resolve: workOut } = Promise.withResolvers<void>();
  const { place, move, sent } = await open(async ([first]) => {
    await isWorkedOut;
    return (first?.value ?? 0) + 1;
  });
  for (const value of [0, 1, 4]) move('Budget', value);
  workOut();
  await waitFor(() => expect(place()).toBe('Il passerait du 7e au 5e rang'));
  // The stored answers, the first trial, then the last change.
  expect(sent().map((answers) => answers.map(({ id, value }) => [id, value]))).toEqual([[], [['s4', 5]], [['s4', 4]]]);
});
