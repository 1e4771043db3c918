import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeCatalogue } from '#scripts/tools/bench/catalogues.ts';
import { answersOf, personas } from '#scripts/tools/bench/personas.ts';
import { views } from '#scripts/tools/bench/views.ts';
import { kindsOfWork } from '#shared/lists.ts';
import { explainMatch, type MatchExplanation } from '#shared/matching/explain.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { MatchRecord } from '#shared/matching/types.ts';
import { casesOfAll, withNames, worlds } from './arbitraries.ts';

const total = ({ parts }: MatchExplanation) => parts.reduce((sum, { contribution }) => sum + contribution, 0);
const records: fc.Arbitrary<MatchRecord> = fc.record({
  wishes: fc.subarray([...kindsOfWork], { maxLength: 5 }),
  domains: fc.subarray([1, 2, 3]),
  thesis: fc.subarray(['un thème'], { minLength: 0 }),
  kept: fc.subarray(['j1', 'j2', 'j9']),
  aside: fc.subarray(['j3', 'j4']),
});

test('the parts add up to what the score has over the mean of all jobs, for every job', () => {
  fc.assert(
    fc.property(worlds(), casesOfAll, records, ({ catalogue, answers }, cases, record) => {
      const match = prepareMatch({ ...withNames(catalogue), cases }, answers, record);
      for (const { id, score, rank } of rankJobs(match)) {
        const explained = explainMatch(match, id);
        expect(explained?.job).toMatchObject({ score, rank });
        if (explained) expect(Math.abs(total(explained) - (score - explained.averageScore))).toBeLessThan(1e-7);
      }
    }),
    { numRuns: 100 },
  );
});

test('so do they for candidates with all of a record, of which every kind is a part', () => {
  for (const persona of personas.slice(0, 4)) {
    const record = { ...views['neighbour added'](persona), kept: ['j1', 'j2'], aside: ['j3'] };
    const match = prepareMatch(wholeCatalogue, answersOf(persona), record);
    const ranked = rankJobs(match);
    const average = ranked.reduce((sum, { score }) => sum + score, 0) / ranked.length;
    for (const { id, score } of [...ranked.slice(0, 3), ...ranked.slice(-1)]) {
      const explained = explainMatch(match, id);
      if (!explained) throw new Error(`${id} is not explained`);
      expect(explained.averageScore).toBeCloseTo(average, 8);
      expect(total(explained)).toBeCloseTo(score - average, 7);
      const kinds = Map.groupBy(explained.parts, ({ kind }) => kind);
      expect([kinds.get('skill')?.length, kinds.get('activity')?.length]).toEqual([46, 34]);
      expect(
        kinds
          .get('wish')
          ?.map(({ id }) => id)
          .sort(),
      ).toEqual(persona.wishes.toSorted());
      for (const kind of ['thesis', 'domain', 'case', 'reaction'] as const) expect(kinds.get(kind)).toHaveLength(1);
      const weights = explained.parts.map(({ contribution }) => Math.abs(contribution));
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
  }
});

test('a job that is not ranked is not explained', () => {
  expect(explainMatch(prepareMatch(wholeCatalogue, {}, {}), 'j99999')).toBeNull();
});
