import { expect, test } from 'vitest';
import { areaUnderCurve, median } from '#scripts/tools/bench/auc.ts';

test.each([
  ['all greater', [4, 5], [1, 2, 3], 1],
  ['all smaller', [0, 0.5], [1, 2, 3], 0],
  ['the same', [1, 2, 3], [1, 2, 3], 0.5],
  ['all alike', [7, 7], [7, 7, 7], 0.5],
  // 3 beats 1 and 2 and ties with 3; 1 ties with 1: (2.5 + 0.5) of six.
  ['mixed', [3, 1], [1, 2, 3], 0.5],
  ['mostly greater', [2, 4], [1, 2, 3], 0.75],
])('area under the curve: %s', (_title, first, second, area) => {
  expect(areaUnderCurve(first, second)).toBeCloseTo(area, 10);
});

test('median: the middle one, the upper of two', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 3]);
});
