import { expect, test } from 'vitest';
import type { Outcome } from '#scripts/tools/run-parts/reports.ts';
import { accessibilityFigures } from '#scripts/tools/trust/accessibility.ts';

const ran = (title: string, state: Outcome['state']): Outcome => ({
  ...{ path: 'tests/support/scene-tests.ts', title, fullTitle: title, seconds: 1, state },
});
const row = (state: 'conform' | 'notApplicable' | 'notConform') => ({ id: '1.1', state, fr: 'f', en: 'e', proof: 'p' });

test('the grid, the scenes and the walks of a sweep are counted; what did not change counts as sound', () => {
  const scene = 'login is accessible, and nothing in it jumps';
  const walk = 'login is walked through in order at 390 px';
  const outcomes = [
    ...[ran(scene, 'passed'), ran(scene, 'unchanged'), ran(scene, 'failed'), ran('another test', 'failed')],
    ...[ran(walk, 'passed'), ran(walk, 'passed'), ran(walk, 'failed')],
  ];
  expect(accessibilityFigures(outcomes, [row('conform'), row('conform'), row('notApplicable')])).toEqual({
    criteria: 3,
    conform: 2,
    notApplicable: 1,
    notConform: 0,
    scenes: 3,
    violations: 1,
    keyboardWalk: 66,
  });
});

test('a sweep without walks has walked nothing', () => {
  expect(accessibilityFigures([], [row('notConform')])).toMatchObject({ notConform: 1, scenes: 0, keyboardWalk: 0 });
});
