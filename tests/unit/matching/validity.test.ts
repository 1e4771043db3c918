import { expect, test } from 'vitest';
import { measuredCatalogue, wholeCatalogue } from '#scripts/tools/bench/catalogues.ts';
import { answersOf, type Persona, personas, personasOf } from '#scripts/tools/bench/personas.ts';
import { type RowName, rows } from '#scripts/tools/bench/rows.ts';
import { selfRetrieval } from '#scripts/tools/bench/self-retrieval.ts';
import { judged } from '#scripts/tools/bench/verdicts.ts';
import { commonShape } from '#shared/matching/common-shape.ts';
import { describeJobs } from '#shared/matching/describe.ts';
import { prepareCatalogue } from '#shared/matching/prepare-catalogue.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import { findRefusal } from '#shared/matching/refusal.ts';

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

test.each([
  { noise: 1, first: 0.6, inFour: 0.86, overlap: 0.58 },
  { noise: 0.5, first: 0.82, inFour: 0.97, overlap: 0.58 },
])('jobs are found again from ratings of their own, with noise of $noise points', ({ noise, ...floor }) => {
  const found = selfRetrieval({ scaling: 'stretched', noise, draws: 3 });
  expect(found.first).toBeGreaterThanOrEqual(floor.first);
  expect(found.inFour).toBeGreaterThanOrEqual(floor.inFour);
  expect(found.overlap).toBeGreaterThanOrEqual(floor.overlap);
  // One job in seven shares the domain by chance.
  expect(found.sameDomain).toBeGreaterThan(0.38);
});

test('all jobs with figures of their own are measured', () => {
  expect(measuredCatalogue.jobs).toHaveLength(132);
});

const gradeOf = (name: RowName, of: readonly Persona[] = personas) =>
  mean(of.map((persona) => judged(persona, rows[name](persona)).graded));

test('with domain, wishes and title, people see first what an adviser would name', { timeout: 60_000 }, () => {
  const verdicts = personas.map((persona) => judged(persona, rows.everything(persona)));
  expect(mean(verdicts.map(({ graded }) => graded))).toBeGreaterThanOrEqual(0.79);
  expect(mean(verdicts.map(({ precision }) => precision))).toBeGreaterThanOrEqual(0.76);
  expect(gradeOf('everything', personasOf('cases'))).toBeGreaterThanOrEqual(0.74);
  expect(gradeOf('ratings and domain alone, no cases')).toBeGreaterThanOrEqual(0.58);
});

test('each thing that is known makes the list fit better, and what is wrong makes it fit worse', {
  timeout: 60_000,
}, () => {
  const everything = gradeOf('everything');
  const losses = {
    'cases’ grades exchanged': 0.05,
    'without domain': 0.05,
    'without wishes': 0.06,
    'another’s title': 0.06,
  };
  for (const [name, loss] of Object.entries(losses)) expect(gradeOf(name as RowName)).toBeLessThan(everything - loss);
  expect(gradeOf('ratings off by up to one')).toBeGreaterThan(everything - 0.01);
});

test('four reactions move the other jobs towards what an adviser would name, eight more so', {
  timeout: 60_000,
}, () => {
  const some = personasOf('cases');
  const [none, four, eight] = (['everything', 'four reactions', 'eight reactions'] as const).map((row) =>
    gradeOf(row, some),
  );
  expect(four).toBeGreaterThan((none ?? 1) + 0.03);
  expect(eight).toBeGreaterThan((four ?? 1) + 0.01);
  expect(four).toBeGreaterThan(gradeOf('four, moving no other job', some) + 0.01);
});

test('the personas’ answers and expectations are of the catalogue, and can be matched', () => {
  const rateable = new Set([...wholeCatalogue.skills, ...wholeCatalogue.activities].map(({ id }) => id));
  const jobs = new Set(wholeCatalogue.jobs.map(({ id }) => id));
  for (const { answers, expected } of personas) {
    expect(Object.keys(answers).filter((id) => !rateable.has(id))).toEqual([]);
    expect(Object.keys(expected).filter((id) => !jobs.has(id))).toEqual([]);
  }
  expect(personas.map((persona) => findRefusal(wholeCatalogue, answersOf(persona)))).toEqual(personas.map(() => null));
});

test('the common profile of jobs is the one with which this version of the method began', () => {
  // Later jobs must not change existing results, so the constant covers only the first 142.
  const first = wholeCatalogue.jobs.filter(({ id }) => Number(id.slice(1)) <= 142);
  const { jobs, skills, activities } = prepareCatalogue({ ...wholeCatalogue, jobs: first });
  const meanOf = (valueAt: (job: (typeof jobs)[number]) => number | undefined) =>
    mean(jobs.map((job) => valueAt(job) ?? 0));
  skills.forEach(({ id }, i) => {
    expect(commonShape.skills[id]).toBeCloseTo(
      meanOf((job) => job.skills.strengths[i]),
      2,
    );
  });
  activities.forEach(({ id }, i) => {
    expect(commonShape.activities[id]).toBeCloseTo(
      meanOf((job) => job.activities.strengths[i]),
      2,
    );
  });
});

test('every job of the starter catalogue stands apart by three skills', () => {
  const ranked = describeJobs(prepareMatch(wholeCatalogue, {}), rankJobs(prepareMatch(wholeCatalogue, {})));
  expect(ranked.filter(({ distinctiveSkills }) => distinctiveSkills.length !== 3)).toEqual([]);
  expect(
    new Set(ranked.flatMap(({ distinctiveSkills }) => distinctiveSkills.map(({ id }) => id))).size,
  ).toBeGreaterThan(40);
});
