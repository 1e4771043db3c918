import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainMatch } from '#shared/matching/explain.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { MatchCatalogue, MatchJob, MatchRecord } from '#shared/matching/types.ts';
import { withNames, worlds } from './arbitraries.ts';

const job = (id: string, texts: Partial<MatchJob>): MatchJob => ({
  ...{ id, active: true, skills: { s1: 1 }, activities: {} },
  ...texts,
});
// In French every word is in two of four jobs, so all weigh alike: j1 and j2 share one of two words, j3 and j4 too.
const catalogue: MatchCatalogue = {
  ...{ skills: [{ id: 's1', category: 1 }], activities: [], common: { skills: {}, activities: {} } },
  jobs: [
    job('j1', { nameFR: 'volcan lave' }),
    job('j2', { nameFR: 'lave glacier' }),
    job('j3', { nameFR: 'glacier atlas' }),
    job('j4', { nameFR: 'atlas volcan' }),
  ],
};
const added = (record: MatchRecord): number[] => {
  const scores = new Map(rankJobs(prepareMatch(catalogue, {}, record)).map(({ id, score }) => [id, score]));
  return catalogue.jobs.map(({ id }) => scores.get(id) ?? Number.NaN);
};
const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 8));

test('a kept job pulls by twice its likeness, one set aside pushes once; itself moves as the most alike does', () => {
  expect(added({ kept: ['j1'] })).toEqual(close([1, 1, 0, 1]));
  expect(added({ aside: ['j1'] })).toEqual(close([-0.5, -0.5, 0, -0.5]));
});

test('several pull by the root of their number; unknown ones do not count', () => {
  const [each, both] = [Math.SQRT1_2, Math.SQRT2];
  // j2 and j4 are alike to j1 and j3 by one word each.
  expect(added({ kept: ['j1', 'j3'] })).toEqual(close([each, both, each, both]));
  expect(added({ kept: ['j1', 'j9'] })).toEqual(close([1, 1, 0, 1]));
  expect(added({ kept: ['j1'], aside: ['j3'] })).toEqual(close([1, 0.5, -0.5, 0.5]));
});

test('likeness is the mean of the languages in which the kept job has words', () => {
  const english = {
    ...catalogue,
    jobs: catalogue.jobs.map((one) =>
      one.id === 'j3' ? { ...one, name: 'map' } : { ...one, name: one.id === 'j1' ? 'map' : 'mine' },
    ),
  };
  const scores = new Map(rankJobs(prepareMatch(english, {}, { kept: ['j3'] })).map(({ id, score }) => [id, score]));
  expect(scores.get('j1')).toBeCloseTo((2 * (0 + 1)) / 2, 8);
  expect(scores.get('j2')).toBeCloseTo((2 * (0.5 + 0)) / 2, 8);
});

test('a part names the other job that pulls most: a kept one for the closer, one set aside for the further', () => {
  const partOf = (id: string, record: MatchRecord) =>
    explainMatch(prepareMatch(catalogue, {}, record), id)?.parts.find(({ kind }) => kind === 'reaction');
  const record = { kept: ['j1'], aside: ['j3'] };
  // The mean of 1, .5, -.5 and .5 is .375.
  expect(partOf('j2', record)).toMatchObject({ id: 'j1', contribution: expect.closeTo(0.125, 8), words: [] });
  expect(partOf('j3', record)).toMatchObject({ id: null, contribution: expect.closeTo(-0.875, 8) });
  expect(partOf('j1', record)).toMatchObject({ id: null });
  expect(partOf('j4', { kept: [], aside: ['j3', 'j1'] })?.id).toMatch(/^j[13]$/);
  expect(partOf('j2', {})).toBeUndefined();
});

const orders = (ids: readonly string[]) => new Map(ids.map((id, i) => [id, i]));
const rankOf = (given: ReturnType<typeof orders>, id: string): number => given.get(id) ?? Number.NaN;

test('no job overtakes the one that was kept, and the one that was set aside overtakes none', () => {
  fc.assert(
    fc.property(worlds(), fc.nat(), ({ catalogue: world, answers }, n) => {
      const named = withNames(world);
      const idsFor = (record: MatchRecord) => rankJobs(prepareMatch(named, answers, record)).map(({ id }) => id);
      const before = idsFor({});
      fc.pre(before.length > 0);
      const id = before[n % before.length] ?? '';
      const [was, kept, aside] = [before, idsFor({ kept: [id] }), idsFor({ aside: [id] })].map(orders);
      if (!was || !kept || !aside) return;
      for (const other of before.filter((one) => one !== id)) {
        if (rankOf(was, id) < rankOf(was, other)) expect(rankOf(kept, id)).toBeLessThan(rankOf(kept, other));
        else expect(rankOf(aside, id)).toBeGreaterThan(rankOf(aside, other));
      }
    }),
    { numRuns: 200 },
  );
});

test('the order of the marks changes no byte', () => {
  const ids = ['j1', 'j2', 'j3'];
  const ranked = (kept: string[]) => JSON.stringify(rankJobs(prepareMatch(catalogue, {}, { kept })));
  expect(ranked(ids.toReversed())).toBe(ranked(ids));
});
