import { expect, test } from 'vitest';
import { newTitle } from '#shared/domain/new-title.ts';

test.each([
  [[], 'Portfolio'],
  [['Bilan 2026'], 'Portfolio'],
  [['Portfolio'], 'Portfolio 2'],
  [['Portfolio', 'Portfolio 2'], 'Portfolio 3'],
  // A deleted number is free again.
  [['Portfolio 3', 'Portfolio'], 'Portfolio 2'],
  [['Portfolio 2'], 'Portfolio'],
  [[' portfolio '], 'Portfolio 2'],
])('beside %j a new assessment is called %s', (titles, title) => {
  expect(newTitle(titles)).toBe(title);
});
