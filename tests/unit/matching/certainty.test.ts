import { expect, test } from 'vitest';
import { wholeCatalogue } from '#scripts/tools/bench/catalogues.ts';
import { answersOf, personasOf } from '#scripts/tools/bench/personas.ts';
import { randomFrom } from '#scripts/tools/bench/random.ts';
import { views } from '#scripts/tools/bench/views.ts';
import { firstShares } from '#shared/matching/certainty.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { Answers } from '#shared/matching/types.ts';

const draws = 2000;

/** Changes each rating by -1, 0 or +1 within the scale. */
const shaken = (answers: Answers, uniform: () => number): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, { value, importantFlag }]) => {
      if (typeof value !== 'number') return [id, { value: null, importantFlag }];
      return [id, { value: Math.min(5, Math.max(0, value + Math.floor(3 * uniform()) - 1)), importantFlag }];
    }),
  );

test('the shares of a job among the first eight are those of two thousand draws', { timeout: 60_000 }, () => {
  for (const persona of [...personasOf('tuned').slice(0, 2), ...personasOf('held').slice(0, 1)]) {
    const { uniform } = randomFrom(7);
    const answers = answersOf(persona);
    const record = views['domain, wishes, title'](persona);
    const match = prepareMatch(wholeCatalogue, answers, record);
    const ranked = rankJobs(match);
    const counts = new Map<string, number>();
    for (let draw = 0; draw < draws; draw += 1) {
      const { responses } = prepareMatch(wholeCatalogue, shaken(answers, uniform));
      for (const { id } of rankJobs({ ...match, responses }).slice(0, 8)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const shares = firstShares(prepareMatch(wholeCatalogue, answers), ranked);
    for (const [i, { id }] of ranked.entries()) {
      expect(Math.abs((shares[i] ?? 0) - (counts.get(id) ?? 0) / draws)).toBeLessThanOrEqual(0.05);
    }
  }
});

test('eight jobs or fewer all stay, and the shares of more add up to eight', () => {
  const [persona] = personasOf('tuned');
  if (!persona) throw new Error('no persona');
  const answers = answersOf(persona);
  const few = { ...wholeCatalogue, jobs: wholeCatalogue.jobs.slice(0, 8) };
  expect(firstShares(prepareMatch(few, answers), rankJobs(prepareMatch(few, answers)))).toEqual([
    1, 1, 1, 1, 1, 1, 1, 1,
  ]);
  const shares = firstShares(prepareMatch(wholeCatalogue, answers), rankJobs(prepareMatch(wholeCatalogue, answers)));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(8, 8);
});

test('without a rating nothing can move: the first eight stay, and nobody comes', () => {
  const answers = { s1: { value: null, importantFlag: true } };
  const shares = firstShares(prepareMatch(wholeCatalogue, answers), rankJobs(prepareMatch(wholeCatalogue, answers)));
  expect(shares).toEqual(shares.map((_, i) => (i < 8 ? 1 : 0)));
});
