import { expect, test } from 'vitest';
import type { Outcome } from '#scripts/tools/run-parts/reports.ts';
import { accessibilityFigures } from '#scripts/tools/trust/accessibility.ts';

const ran = (title: string, state: Outcome['state']): Outcome => ({
  ...{ path: 'tests/support/scene-tests.ts', title, fullTitle: title, seconds: 1, state },
});

test('the scenes and the walks of a sweep are counted; what did not change counts as sound', () => {
  const scene = 'login is accessible, and nothing in it jumps';
  const walk = 'login is walked through in order at 390 px';
  const outcomes = [
    ...[ran(scene, 'passed'), ran(scene, 'unchanged'), ran(scene, 'failed'), ran('another test', 'failed')],
    ...[ran(walk, 'passed'), ran(walk, 'passed'), ran(walk, 'failed')],
  ];
  expect(accessibilityFigures(outcomes)).toEqual({
    scenes: 3,
    violations: 1,
    keyboardWalk: 66,
  });
});

test('a sweep without walks has walked nothing', () => {
  expect(accessibilityFigures([])).toEqual({ scenes: 0, violations: 0, keyboardWalk: 0 });
});
