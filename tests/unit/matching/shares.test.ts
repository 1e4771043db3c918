import { expect, test } from 'vitest';
import { certaintyOf, firstShares } from '#shared/matching/certainty.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import type { Answers, MatchCatalogue, Strengths } from '#shared/matching/types.ts';

type Placed = { score: number; skill: 's1' | 's2'; activity?: 'a1' | 'a2'; isPartial?: boolean };

/** Seven jobs that always come first, then those that compete for the eighth place. */
const sharesOf = (answers: Answers, ...vying: Placed[]): number[] => {
  const placed = [...Array.from({ length: 7 }, (): Placed => ({ score: 10, skill: 's1' })), ...vying];
  const once = (id: string | undefined): Strengths => (id ? { [id]: 1 } : {});
  const catalogue: MatchCatalogue = {
    skills: ['s1', 's2'].map((id) => ({ id, category: 1 })),
    activities: ['a1', 'a2'].map((id) => ({ id, skills: {} })),
    jobs: placed.map(({ skill, activity }, i) => ({
      ...{ id: `j${i}`, active: true, skills: once(skill), activities: once(activity) },
    })),
    common: { skills: {}, activities: {} },
  };
  const ranked = placed.map(({ score, isPartial = false }, i) => ({
    ...{ id: `j${i}`, rank: i + 1, score, isPartial, coverage: 1 },
  }));
  const shares = firstShares(prepareMatch(catalogue, answers), ranked);
  expect(shares.slice(0, 7)).toEqual(Array(7).fill(1));
  return shares.slice(7);
};
const rated = (...values: (number | null)[]): Answers =>
  Object.fromEntries(values.map((value, i) => [['s1', 's2', 'a1', 'a2'][i], { value, importantFlag: null }]));

// Two skills: a job that asks for the first alone has the weights (.5, -.5), so a point more in each rating adds (.2,
// -.2). The scores of two opposite jobs differ by .4 and -.4 of the points, each of variance 2/3: by sqrt(.32 * 2/3).
const spread = Math.sqrt((0.32 * 2) / 3);

test('of two opposite jobs the better one is ahead as often as the normal distribution says: at one spread in 84 %', () => {
  const other = { score: 0, skill: 's2' } as const;
  expect(sharesOf(rated(3, 3), { score: 0, skill: 's1' }, other)).toEqual([0.5, 0.5]);
  const [ahead = 0, behind] = sharesOf(rated(3, 3), { score: spread, skill: 's1' }, other);
  expect(Math.abs(ahead - 0.8413)).toBeLessThan(0.03);
  expect(behind).toBeCloseTo(1 - ahead, 8);
});

test('at the ends of the scale a rating moves inwards only: a third of a point, by a variance of 2/9', () => {
  // 5 and 0: the first job loses .4/3 and the second gains as much; they differ by sqrt(.32 * 2/9), as much again.
  const inwards = 0.8 / 3;
  const other = { score: 0, skill: 's2' } as const;
  expect(sharesOf(rated(5, 0), { score: inwards, skill: 's1' }, other)).toEqual([0.5, 0.5]);
  const [ahead = 0] = sharesOf(rated(5, 0), { score: 2 * inwards, skill: 's1' }, other);
  expect(Math.abs(ahead - 0.8413)).toBeLessThan(0.03);
});

test('activities move the score as skills do, each against the mean of its own kind', () => {
  const opposite = [
    { score: Math.SQRT2 * spread, skill: 's1', activity: 'a1' },
    { score: 0, skill: 's2', activity: 'a2' },
  ] as const;
  const [ahead = 0] = sharesOf(rated(2, 3, 1, 4), ...opposite);
  expect(Math.abs(ahead - 0.8413)).toBeLessThan(0.03);
  // A single rating equals the mean of its kind and has no effect.
  const [sure] = sharesOf(rated(2, null, null, 4), { ...opposite[0], score: 0.01 }, opposite[1]);
  expect(sure).toBe(1);
});

test('jobs of the same shape move together: the better one stays ahead, by however little', () => {
  expect(sharesOf(rated(3, 3), { score: 0.01, skill: 's1' }, { score: 0, skill: 's1' })).toEqual([1, 0]);
});

test('a job of which too little is rated never comes before the others', () => {
  expect(sharesOf(rated(3, 3), { score: 0, skill: 's1' }, { score: 9, skill: 's2', isPartial: true })).toEqual([1, 0]);
});

test('the first twenty-four may come there, no other', () => {
  const many = Array.from({ length: 30 }, () => ({ score: 0, skill: 's2' }) as const);
  expect(sharesOf(rated(3, 3), ...many)).toHaveLength(24 - 7);
});

test('a share is said in three words', () => {
  expect([1, 0.9, 0.89, 0.5, 0.49, 0].map(certaintyOf)).toEqual(['stays', 'stays', 'likely', 'likely', 'look', 'look']);
});
