import { expect, test } from 'vitest';
import { type DescribedJob, describeJobs } from '#shared/matching/describe.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { Answer, Answers, MatchCatalogue, MatchJob, Strengths } from '#shared/matching/types.ts';

const job = (id: string, skills: Strengths, activities: Strengths = {}): MatchJob => ({
  id,
  active: true,
  skills,
  activities,
});
const catalogueOf = (skillCount: number, jobs: readonly MatchJob[]) => ({
  skills: Array.from({ length: skillCount }, (_, i) => ({ id: `s${i + 1}`, category: 1 })),
  activities: [
    { id: 'a1', skills: {} },
    { id: 'a2', skills: {} },
    { id: 'a3', skills: {} },
  ],
  jobs,
  common: { skills: {}, activities: {} },
});
const rated = (value: number): Answer => ({ value, importantFlag: null });
const described = (catalogue: MatchCatalogue, answers: Answers): DescribedJob[] =>
  describeJobs(prepareMatch(catalogue, answers), rankJobs(prepareMatch(catalogue, answers)));
const order = (jobs: readonly MatchJob[], answers: Record<string, Answer>) =>
  rankJobs(prepareMatch(catalogueOf(2, jobs), answers)).map(({ id }) => id);

test('disliking takes away exactly what liking adds', () => {
  const catalogue = catalogueOf(2, [job('j1', { s1: 3, s2: 1 })]);
  const scoreWith = (importantFlag: boolean | null) =>
    rankJobs(prepareMatch(catalogue, { s1: { value: 3, importantFlag } }))[0]?.score ?? Number.NaN;
  expect(scoreWith(null)).toBe(0);
  expect(scoreWith(true)).toBeGreaterThan(0);
  expect(scoreWith(false)).toBe(-scoreWith(true));
});

test('a job that asks the same of everything has no shape to fit', () => {
  // The floating-point mean of three 0.1 differs from 0.1; the error must not become a score.
  const flat = job('j1', { s1: 0.1, s2: 0.1 }, { a1: 0.1, a2: 0.1, a3: 0.1 });
  const answers = { s1: rated(5), s2: rated(1), a1: rated(0), a2: rated(0), a3: rated(5) };
  expect(rankJobs(prepareMatch(catalogueOf(2, [flat]), answers))[0]?.score).toBe(0);
});

test('a job known by its activities alone is ranked by them, after the others', () => {
  const jobs = [job('j1', {}, { a1: 5 }), job('j2', { s1: 1 }), job('j3', {}, { a2: 5 })];
  const ranked = described(catalogueOf(2, jobs), { s1: rated(0), s2: rated(5), a1: rated(1), a2: rated(4) });
  expect(ranked.map(({ id, isPartial }) => [id, isPartial])).toEqual([
    ['j2', false],
    ['j3', true],
    ['j1', true],
  ]);
  expect(ranked[1]).toMatchObject({ coverage: 0, importantSkills: [] });
  expect(ranked.every(({ coverage, readiness }) => Number.isFinite(coverage) && Number.isFinite(readiness))).toBe(true);
});

test('ties go to the job of which more was rated, then to the one the candidate is readier for, then by id', () => {
  const half = job('j1', { s1: 1, s2: 1 });
  const whole = job('j2', { s1: 1 });
  expect(order([half, whole], { s1: rated(3) })).toEqual(['j2', 'j1']);

  const far = job('j1', { s1: 1 });
  const near = job('j2', { s1: 5, s2: 3 });
  expect(order([far, near], { s1: rated(3), s2: rated(3) })).toEqual(['j2', 'j1']);

  expect(order([job('j3', { s1: 1 }), far], { s1: rated(3) })).toEqual(['j1', 'j3']);
});

test('a skill that all jobs ask for decides no likeness, and sets no job apart', () => {
  const skills = { s1: 5, s2: 1, s3: 1 };
  const catalogue = {
    ...catalogueOf(3, [job('j1', { ...skills, s2: 3 }), job('j2', { ...skills, s3: 3 })]),
    common: { skills, activities: {} },
  };
  const [first, second] = described(catalogue, { s1: rated(0), s2: rated(4), s3: rated(2) });
  expect(first).toMatchObject({ id: 'j1', score: -(second?.score ?? 0) });
  expect(first?.importantSkills.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
  expect(first?.distinctiveSkills.map(({ id }) => id)).toEqual(['s2']);
});

test('a skill that the catalogue no longer holds counts for nothing', () => {
  const answers = { s1: rated(5), s2: rated(1), s9: rated(5) };
  const [ranked] = rankJobs(prepareMatch(catalogueOf(2, [job('j1', { s1: 2, s9: 5 })]), answers));
  expect(ranked).toEqual(rankJobs(prepareMatch(catalogueOf(2, [job('j1', { s1: 2 })]), answers))[0]);
});

test('coverage is the rated share of a job’s profile; from a quarter on a job is whole', () => {
  // Profile (1, 1/3): the second skill is a quarter of it.
  const catalogue = catalogueOf(2, [job('j1', { s1: 3, s2: 1 })]);
  const coverage = (answers: Answers) =>
    rankJobs(prepareMatch(catalogue, answers)).map((one) => [one.coverage, one.isPartial]);
  expect(coverage({ s1: rated(2) })).toEqual([[0.75, false]]);
  expect(coverage({ s2: rated(2) })).toEqual([[0.25, false]]);
  expect(coverage({})).toEqual([[0, true]]);
});

test('an untagged property of a job counts as nothing', () => {
  const regular = { ...job('j1', { s1: 1 }), regularKinds: ['teaching' as const] };
  const outside = { ...job('j2', { s1: 1 }), researchDomains: [2] };
  const catalogue = catalogueOf(2, [regular, outside]);
  const ranked = rankJobs(prepareMatch(catalogue, {}, { domains: [1], wishes: ['teaching'] }));
  expect(ranked.map(({ id, score }) => [id, score])).toEqual([
    ['j1', expect.closeTo((0.8 * 0.5) / Math.sqrt(0.5), 8)],
    // A job without kinds of work loses only the price of the domain.
    ['j2', -0.8],
  ]);
});
