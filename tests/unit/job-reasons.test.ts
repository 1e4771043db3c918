import { expect, test } from 'vitest';
import { askedOf, figuresOf, placeOf, tellingOf } from '#shared/matching/job-reasons.ts';
import { weighedReasons } from '#shared/matching/row-reasons.ts';
import { part } from '#tests/support/job-parts.ts';

test('a small contribution is no reason, on neither side', () => {
  const parts = [
    part({ id: 's1', contribution: 0.2 }),
    part({ id: 's2', contribution: -0.1 }),
    part({ id: 's3', contribution: 0.01 }),
    part({ id: 's4', contribution: 0.009 }),
    part({ id: 's5', contribution: -0.009 }),
  ];
  const { closer, away } = weighedReasons(parts);
  expect(closer.map(({ id }) => id)).toEqual(['s1', 's3']);
  expect(away.map(({ id }) => id)).toEqual(['s2']);
});

test('the figures of the reasons and the rest add up to the total that is shown', () => {
  // 0.114 three times is 0.342, which is shown as 0.34; the rest takes what rounding loses.
  const parts = [
    part({ contribution: 0.114 }),
    part({ id: 's2', contribution: 0.114 }),
    part({ contribution: -0.026 }),
  ];
  expect(figuresOf(parts, { score: 0.442, averageScore: 0.1 })).toEqual({
    figures: [0.11, 0.11, -0.03],
    rest: 0.15,
    total: 0.34,
  });
  expect(figuresOf([], { score: 0.1, averageScore: 0.3 })).toEqual({ figures: [], rest: -0.2, total: -0.2 });
});

test.each([
  [3, 2.9, 'more'],
  [3, 2.95, 'same'],
  [2.95, 3, 'same'],
  [2, 3, 'less'],
] as const)('what asks %s where jobs ask %s asks %s', (importance, usualImportance, asked) => {
  expect(askedOf({ importance, usualImportance })).toBe(asked);
});

test('a rating is high or low beside those of its own kind', () => {
  const parts = [
    part({ id: 's1', value: 1 }),
    part({ id: 's2', value: 2 }),
    part({ id: 's3', value: 3 }),
    part({ id: 's4', value: null }),
    part({ kind: 'activity', id: 'a1', value: 5 }),
  ];
  expect(parts.map((one) => placeOf(one, parts))).toEqual(['low', 'middle', 'high', undefined, 'middle']);
});

test('words never speak against the side on which a reason stands', () => {
  const low = part({ id: 's1', value: 2, importance: 2, usualImportance: 1, contribution: -0.2 });
  const parts = [low, part({ id: 's2', value: 4 }), part({ id: 's3', value: 3 })];
  expect(tellingOf(low, parts)).toEqual({ asks: 'more', own: ['low'] });
  expect(tellingOf({ ...low, contribution: 0.2 }, parts)).toBeNull();
  expect(tellingOf({ ...low, importance: 0, contribution: 0.2 }, parts)).toEqual({ asks: 'less', own: ['low'] });
  expect(tellingOf({ ...low, importantFlag: true, contribution: 0.2 }, parts)).toEqual({
    asks: 'more',
    own: ['low', 'liked'],
  });
  expect(tellingOf({ ...low, value: null, importantFlag: false }, parts)).toEqual({ asks: 'more', own: ['disliked'] });
});
