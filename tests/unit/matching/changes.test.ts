import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeJobs } from '#shared/matching/describe.ts';
import { type JobProfile, prepareCatalogue } from '#shared/matching/prepare-catalogue.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { Answers, MatchCatalogue } from '#shared/matching/types.ts';
import { worlds } from './arbitraries.ts';

const runs = { numRuns: 300 };
/** Scores are rounded to 1e-9. */
const noise = 1e-8;

const score = (catalogue: MatchCatalogue, answers: Answers, id: string) =>
  rankJobs(prepareMatch(catalogue, answers)).find((job) => job.id === id)?.score ?? Number.NaN;
const pairs = (jobs: readonly JobProfile[]) =>
  jobs.flatMap((i) => jobs.filter((j) => j !== i).map((j) => [i, j] as const));

const expectNoOvertaking = (
  catalogue: MatchCatalogue,
  before: Answers,
  after: Answers,
  gainsAtLeast: (i: JobProfile, j: JobProfile) => boolean,
) => {
  for (const [i, j] of pairs(prepareCatalogue(catalogue).jobs).filter(([i, j]) => gainsAtLeast(i, j))) {
    const lead = score(catalogue, before, i.id) - score(catalogue, before, j.id);
    expect(score(catalogue, after, i.id) - score(catalogue, after, j.id)).toBeGreaterThan(lead - noise);
  }
};

test('8 pairwise monotonicity: a higher rating never lets a job overtake one that asks more for the skill', () => {
  fc.assert(
    fc.property(worlds(4), fc.nat(), ({ catalogue, answers }, n) => {
      const { skills } = prepareCatalogue(catalogue);
      const rated = [...skills.keys()].filter((i) => typeof answers[skills[i]?.id ?? '']?.value === 'number');
      fc.pre(rated.length > 0);
      const raised = rated[n % rated.length] ?? 0;
      const id = skills[raised]?.id ?? '';
      const answer = answers[id] ?? { importantFlag: null };
      const after = { ...answers, [id]: { ...answer, value: (answer.value ?? 0) + 1 } };
      const demand = ({ skills: { own, spread } }: JobProfile) => {
        const mean = rated.reduce((sum, i) => sum + (own[i] ?? 0), 0) / rated.length;
        return spread === 0 ? 0 : ((own[raised] ?? 0) - mean) / spread;
      };
      expectNoOvertaking(catalogue, answers, after, (i, j) => demand(i) >= demand(j));
    }),
    runs,
  );
});

test('9 liking a skill never lets a job overtake one that asks more for it; disliking, the reverse', () => {
  fc.assert(
    fc.property(worlds(), fc.nat(), fc.boolean(), ({ catalogue, answers }, n, flag) => {
      const { skills } = prepareCatalogue(catalogue);
      const at = n % skills.length;
      const id = skills[at]?.id ?? '';
      const before = { ...answers, [id]: { value: answers[id]?.value ?? null, importantFlag: null } };
      const after = { ...answers, [id]: { value: answers[id]?.value ?? null, importantFlag: flag } };
      const share = ({ skills: { own, spread } }: JobProfile) => (spread === 0 ? 0 : (own[at] ?? 0) / spread);
      expectNoOvertaking(catalogue, before, after, (i, j) => (flag ? share(i) >= share(j) : share(i) <= share(j)));
    }),
    runs,
  );
});

test('10 values and RNCP ratings change nothing', () => {
  fc.assert(
    fc.property(worlds(), fc.integer({ min: 0, max: 5 }), ({ catalogue, answers }, value) => {
      const more = { ...answers, v1: { value, importantFlag: null }, r1: { value, importantFlag: null } };
      expect(rankJobs(prepareMatch(catalogue, more))).toEqual(rankJobs(prepareMatch(catalogue, answers)));
    }),
    runs,
  );
});

test('11 no NaN: every number is finite, ranks have no gaps and partial jobs come last', () => {
  fc.assert(
    fc.property(worlds(), fc.boolean(), ({ catalogue, answers }, isBlank) => {
      const given = isBlank ? {} : answers;
      const ranked = describeJobs(prepareMatch(catalogue, given), rankJobs(prepareMatch(catalogue, given)));
      expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, i) => i + 1));
      expect(ranked.map(({ isPartial }) => isPartial)).toEqual(ranked.map(({ isPartial }) => isPartial).toSorted());
      for (const { score, coverage, readiness, importantSkills } of ranked) {
        expect(importantSkills.length).toBeLessThanOrEqual(5);
        const parts = importantSkills.flatMap(({ importance, contribution }) => [importance, contribution]);
        expect([score, coverage, readiness, ...parts].every(Number.isFinite)).toBe(true);
      }
    }),
    runs,
  );
});
