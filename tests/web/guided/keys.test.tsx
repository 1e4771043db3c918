import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf, textsOfAll } from '#tests/support/rendered.tsx';
import { ranking } from '../portfolios/samples.ts';
import { all, open } from './open-guided.tsx';

const heading = () => screen.getByRole('heading', { level: 1 });
const pressed = () => textsOfAll(document.querySelectorAll('.guide-q [aria-pressed="true"]'));

test.each(['3', 'n', 'l', 'd', 'ArrowRight'])('%s that is held down answers nothing and leads nowhere', async (key) => {
  await open({});
  fireEvent.keyDown(heading(), { key, repeat: true });
  expect(textOf(heading())).toBe('Compétence 1');
  expect(pressed()).toEqual([]);
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox').slice(0, 2)) expect(box.checked).toBe(false);
});

test('the keys of like and dislike do nothing where nothing can be liked', async () => {
  const { user, saved } = await open({ ...all('s', 10), ...all('a', 3) }, { 'portfolios.generateJobs': ranking([]) });
  expect(textOf(heading())).toBe('Valeur 1');
  await user.keyboard('ld3');
  await user.click(screen.getByRole('button', { name: 'Faire une pause' }));
  await waitFor(() => expect(saved()).toEqual([{ id: 'p1-v1', value: 3 }]));
});

test('a like is taken back by its own key, and the other one takes its place', async () => {
  const { user } = await open({});
  const tastes = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .slice(0, 2)
      .map(({ checked }) => checked);
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

test('the keys answer until they are turned off, on this device, and again once they are on', async () => {
  const { user } = await open({});
  const keys = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Répondre avec ces touches' });
  await user.click(keys);
  heading().focus();
  await user.keyboard('3nl');
  expect([keys.checked, textOf(heading()), pressed()]).toEqual([false, 'Compétence 1', []]);
  await user.click(keys);
  await user.keyboard('l');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, false, true]);
  await user.keyboard('3');
  await waitFor(() => expect(textOf(heading())).toBe('Compétence 2'));
});
