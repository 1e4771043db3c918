import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { MatchCase, MatchCatalogue, MatchJob, MatchRecord } from '#shared/matching/types.ts';
import { casesOfAll, withNames, worlds } from './arbitraries.ts';

const job = (id: string, more: Partial<MatchJob> = {}): MatchJob => ({
  ...{ id, active: true, skills: { s1: 1 }, activities: {} },
  ...more,
});
const person = (id: string, more: Partial<MatchCase> = {}): MatchCase => ({
  ...{ id, active: true, researchDomain: null, wishes: [], thesisTitle: '', gradedOn: '2026-02-01', grades: {} },
  ...more,
});
/** Cases of whom nothing is alike, so that their number suffices and each weighs 1. */
const others = (count: number, more: Partial<MatchCase> = {}) =>
  Array.from({ length: count }, (_, i) => person(`x${i}`, more));
const jobs = [
  job('j1', { researchDomains: [1], nameFR: 'Volcan' }),
  job('j2', { researchDomains: [1, 2], nameFR: 'Lave' }),
  job('j3', { researchDomains: [2], nameFR: 'Glacier' }),
  job('j4'),
];
const catalogueOf = (cases: readonly MatchCase[], of: readonly MatchJob[] = jobs): MatchCatalogue => ({
  ...{ skills: [{ id: 's1', category: 1 }], activities: [], common: { skills: {}, activities: {} } },
  ...{ jobs: of, cases },
});
/** Returns, in the order of the jobs, the points that the cases add for that record. */
const addedBy = (cases: readonly MatchCase[], record: MatchRecord, of = jobs) => {
  const scoresOf = (catalogue: MatchCatalogue) =>
    new Map(rankJobs(prepareMatch(catalogue, {}, record)).map(({ id, score }) => [id, score]));
  const [before, after] = [scoresOf(catalogueOf([], of)), scoresOf(catalogueOf(cases, of))];
  return of.map(({ id }) => (after.get(id) ?? Number.NaN) - (before.get(id) ?? Number.NaN));
};
const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 8));
const e = (exponent: number): number => Math.exp(exponent);

test('a job gets half the mean grade of all cases, the alike counting e³ times as much', () => {
  const alike = person('a', { wishes: ['teaching', 'care'], grades: { j1: 3, j2: 1 } });
  const partly = person('b', { wishes: ['teaching', 'data'], grades: { j1: 1, j3: 2 } });
  // Jaccard: 1 for the same two wishes, 1/3 for one of three, 0 for those without.
  const all = e(3) + e(1) + 24;
  expect(addedBy([alike, partly, ...others(24)], { wishes: ['care', 'teaching'] })).toEqual(
    close([(0.5 * (3 * e(3) + e(1))) / all, (0.5 * e(3)) / all, (0.5 * 2 * e(1)) / all, 0]),
  );
});

test('domains are alike by the jobs that both lead to; the same domain is wholly alike', () => {
  const same = person('a', { researchDomain: 1, grades: { j4: 3 } });
  const near = person('b', { researchDomain: 2, grades: { j3: 3 } });
  const far = person('c', { researchDomain: 3, grades: { j2: 3 } });
  // One job of both, of two each: 1/2. The neighbouring domain of the candidate is not compared.
  const all = e(3) + e(1.5) + 1 + 24;
  expect(addedBy([same, near, far, ...others(24)], { domains: [1, 3] })).toEqual(
    close([0, 1.5 / all, (1.5 * e(1.5)) / all, (1.5 * e(3)) / all]),
  );
  // Also a domain that leads to no job of its own.
  const alone = person('d', { researchDomain: 5, grades: { j4: 2 } });
  expect(addedBy([alone, ...others(24)], { domains: [5] })).toEqual(close([0, 0, 0, e(3) / (e(3) + 24)]));
});

test('theses are alike by the jobs that their words lead to; opposite ones count as unlike', () => {
  const same = person('a', { thesisTitle: 'Le volcan', grades: { j4: 2 } });
  const other = person('b', { thesisTitle: 'Le glacier', grades: { j3: 2 } });
  const all = e(3) + 1 + 24;
  expect(addedBy([same, other, ...others(24)], { thesis: ['Un volcan'] })).toEqual(close([0, 0, 1 / all, e(3) / all]));
});

test('a case that was graded before a job came does not count as silent about it', () => {
  const later = [...jobs, job('j5', { since: '2026-03-01' })];
  const knowing = person('a', { gradedOn: '2026-03-01', wishes: ['data'], grades: { j5: 3, j1: 3 } });
  const added = addedBy([knowing, ...others(30)], { wishes: ['data'] }, later);
  expect(added).toEqual(close([(1.5 * e(3)) / (e(3) + 30), 0, 0, 0, 1.5]));
  expect(addedBy(others(30), { wishes: ['data'] }, later)).toEqual([0, 0, 0, 0, 0]);
  // Whoever graded on the day of the job could have named it.
  const silent = person('b', { gradedOn: '2026-03-01', wishes: ['data'], grades: { j1: 3 } });
  expect(addedBy([knowing, silent, ...others(30)], { wishes: ['data'] }, later)[4]).toBeCloseTo(0.75, 8);
});

test('twenty-five active cases count, twenty-four do not, and retired ones never', () => {
  const graded = { grades: { j1: 2 } };
  expect(addedBy(others(25, graded), { wishes: ['data'] })).toEqual(close([1, 0, 0, 0]));
  expect(addedBy(others(24, graded), { wishes: ['data'] })).toEqual([0, 0, 0, 0]);
  const retired = person('a', { active: false, wishes: ['data'], grades: { j2: 3 } });
  expect(addedBy([...others(24, graded), retired], { wishes: ['data'] })).toEqual([0, 0, 0, 0]);
  expect(addedBy([...others(25, graded), retired], { wishes: ['data'] })).toEqual(close([1, 0, 0, 0]));
});

test('answers alone make nobody alike: without domain, wishes and a known word cases change nothing', () => {
  const graded = others(30, { grades: { j1: 3 } });
  for (const record of [{}, { thesis: ['Xylophone'] }, { kept: ['j2'] }])
    expect(addedBy(graded, record)).toEqual([0, 0, 0, 0]);
});

test('permuting cases changes no byte', () => {
  fc.assert(
    fc.property(worlds(), casesOfAll, ({ catalogue, answers }, cases) => {
      const record: MatchRecord = { domains: [1], wishes: ['data'], thesis: ['Un thème'] };
      const [one, other] = [cases, cases.toReversed()].map((order) =>
        JSON.stringify(rankJobs(prepareMatch({ ...withNames(catalogue), cases: order }, answers, record))),
      );
      expect(other).toBe(one);
    }),
    { numRuns: 50 },
  );
});

test('6 with wishes alone, removing a job keeps the relative order of the rest, cases or not', () => {
  fc.assert(
    fc.property(worlds(), casesOfAll, fc.nat(), ({ catalogue, answers }, cases, n) => {
      const gone = catalogue.jobs[n % catalogue.jobs.length]?.id;
      const idsOf = (jobs: MatchCatalogue['jobs']) =>
        rankJobs(prepareMatch({ ...catalogue, jobs, cases }, answers, { wishes: ['data'] })).map(({ id }) => id);
      const rest = catalogue.jobs.filter(({ id }) => id !== gone);
      expect(idsOf(rest)).toEqual(idsOf(catalogue.jobs).filter((id) => id !== gone));
    }),
    { numRuns: 100 },
  );
});

test('a higher grade by any adviser never lets another job overtake', () => {
  fc.assert(
    fc.property(worlds(), casesOfAll, fc.nat(), ({ catalogue, answers }, cases, n) => {
      const record: MatchRecord = { domains: [1], wishes: ['data'], thesis: ['Un thème'] };
      const at = n % cases.length;
      const raised = cases.map((one, i) => (i === at ? { ...one, grades: { ...one.grades, j1: 3 } } : one));
      const [before, after] = [cases, raised].map(
        (of) =>
          new Map(
            rankJobs(prepareMatch({ ...withNames(catalogue), cases: of }, answers, record)).map(({ id, score }) => [
              id,
              score,
            ]),
          ),
      );
      for (const [id, score] of before ?? []) {
        const gain = (after?.get(id) ?? Number.NaN) - score;
        if (id === 'j1') expect(gain).toBeGreaterThan(-1e-8);
        else expect(gain).toBeCloseTo(0, 8);
      }
    }),
    { numRuns: 50 },
  );
});
