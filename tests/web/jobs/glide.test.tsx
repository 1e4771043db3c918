import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foundOf, jobAt, listed, names, openJobs, rowOf } from './samples.ts';

/** happy-dom lays nothing out: each row stands this far below the one before. */
const rowHeight = 100;
const device = (window as unknown as { happyDOM: { settings: { device: { prefersReducedMotion: string } } } }).happyDOM
  .settings.device;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return rowHeight * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  device.prefersReducedMotion = 'no-preference';
  scrollTo(0, 0);
});

/** From where each row glides, by the job's name. */
const watchGlides = () => {
  const glides: Record<string, unknown> = {};
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames) {
    const [from, to] = frames as unknown as Keyframe[];
    glides[this.querySelector('h2')?.textContent ?? ''] = [from?.transform, to?.transform];
    return {} as Animation;
  });
  return glides;
};
const ranked = (...ranks: number[]) => foundOf(ranks.map((rank) => jobAt(rank)));
const keep = (name: string) => screen.getByRole('button', { name: `Garder\u00a0: ${name}` });

/** Keeps the second of five jobs; the reply moves the others, and a sixth comes in. */
const react = async (focus?: string) => {
  const shown = await openJobs(ranked(1, 2, 3, 4, 5));
  await rowOf('Métier 2');
  const glides = watchGlides();
  shown.reply({ 'portfolios.generateJobs': ranked(4, 5, 2, 1, 3, 6) });
  fireEvent.click(keep('Métier 2'));
  // Before the reply.
  if (focus) screen.getByRole('link', { name: focus }).focus();
  await waitFor(() => expect(names()).toEqual([4, 2, 5, 1, 3, 6].map((place) => `Métier ${place}`)));
  return glides;
};

test('rows that moved glide from where they stood; the touched row and one that is new do not', async () => {
  expect(await react()).toEqual({
    'Métier 4': ['translateY(300px)', 'none'],
    'Métier 5': ['translateY(200px)', 'none'],
    'Métier 1': ['translateY(-300px)', 'none'],
    'Métier 3': ['translateY(-200px)', 'none'],
  });
  expect(listed()).toHaveLength(6);
});

test('under reduced motion every row takes its new place at once', async () => {
  device.prefersReducedMotion = 'reduce';
  expect(await react()).toEqual({});
});

test('a row with the focus stays where it is on the screen: the page scrolls by its way, the others glide past it', async () => {
  const glides = await react('Métier 1');
  expect(scrollY).toBe(300);
  expect(glides).toEqual({
    'Métier 4': ['translateY(600px)', 'none'],
    'Métier 2': ['translateY(300px)', 'none'],
    'Métier 5': ['translateY(500px)', 'none'],
    'Métier 3': ['translateY(100px)', 'none'],
  });
});
