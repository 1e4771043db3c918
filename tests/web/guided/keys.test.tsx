import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Replies } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { type Answers, assessment, ranking, rated } from '../portfolios/samples.ts';

const open = async (answers: Answers, replies: Replies = {}) => {
  const shown = await openScreen('/user/assessment/p1/guided', {
    who: candidate,
    replies: {
      'portfolios.get': { portfolio: assessment('p1') },
      'portfolios.rateMany': { ratings: [] },
      ...rated({ p1: [answers] }),
      ...replies,
    },
  });
  await screen.findByRole('button', { name: 'Plus tard' });
  const saved = () =>
    shown.received.flatMap(({ name, body }) =>
      name === 'portfolios.rateMany' ? (body as { ratings: unknown[] }).ratings : [],
    );
  return Object.assign(shown, { saved });
};
const all = (kind: string, count: number): Answers =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${kind}${i + 1}`, i % 6]));
const heading = () => screen.getByRole('heading', { level: 1 });
const pressed = () => textsOfAll(document.querySelectorAll('.guide-q [aria-pressed="true"]'));

test.each(['3', 'n', 'l', 'd', 'ArrowRight'])('%s that is held down answers nothing and leads nowhere', async (key) => {
  await open({});
  fireEvent.keyDown(heading(), { key, repeat: true });
  expect(textOf(heading())).toBe('Compétence 1');
  expect(pressed()).toEqual([]);
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false);
});

test('the keys of like and dislike do nothing where nothing can be liked', async () => {
  const { user, saved } = await open({ ...all('s', 10), ...all('a', 3) }, { 'portfolios.generateJobs': ranking([]) });
  expect(textOf(heading())).toBe('Valeur 1');
  await user.keyboard('ld3');
  await user.click(screen.getByRole('button', { name: 'Continuer plus tard' }));
  await waitFor(() => expect(saved()).toEqual([{ id: 'p1-v1', value: 3 }]));
});

test('a like is taken back by its own key, and the other one takes its place', async () => {
  const { user } = await open({});
  const tastes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  const seen = [];
  for (const key of 'llld') {
    await user.keyboard(key);
    seen.push(tastes());
  }
  expect(seen).toEqual([
    [true, false],
    [false, false],
    [true, false],
    [false, true],
  ]);
});

test('“Sans objet” is pressed where that was the answer', async () => {
  const { user } = await open({ s1: null });
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  expect([textOf(heading()), pressed()]).toEqual(['Compétence 1', ['Sans objet']]);
});

test('an answer of the RNCP alone explains what the RNCP is', async () => {
  const answers = { ...all('s', 10), ...all('a', 3), ...all('v', 6) };
  await open(answers, { 'portfolios.generateJobs': ranking([]) });
  expect(textOf(heading())).toBe('Certification 1');
  expect(textsOfAll(document.querySelectorAll('details.more p'))).toHaveLength(2);
});
