import { expect, test } from 'vitest';
import { effectOf, readinessOf } from '#shared/matching/job-readiness.ts';

test.each([
  [1, 'close'],
  [0.9, 'close'],
  [0.89, 'near'],
  [0.8, 'near'],
  [0.79, 'partway'],
  [0.65, 'partway'],
  [0.64, 'far'],
  [0, 'far'],
] as const)('a readiness of %s is told as %s', (readiness, level) => {
  expect(readinessOf(readiness)).toBe(level);
});

test.each([
  [0.01, 'closer'],
  [0.009, 'little'],
  [0, 'little'],
  [-0.009, 'little'],
  [-0.01, 'away'],
] as const)('a contribution of %s leads %s', (contribution, effect) => {
  expect(effectOf(contribution)).toBe(effect);
});
