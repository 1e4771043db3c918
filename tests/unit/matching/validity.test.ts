import { expect, test } from 'vitest';
import { measuredCatalogue, wholeCatalogue } from '#scripts/tools/bench/catalogues.ts';
import { answersOf, type Persona, personas, personasOf } from '#scripts/tools/bench/personas.ts';
import { selfRetrieval } from '#scripts/tools/bench/self-retrieval.ts';
import { judged, type View } from '#scripts/tools/bench/verdicts.ts';
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

const groups = ['tuned', 'held', 'later'] as const;
/** New jobs must not worsen the results of the sixteen personas; the forty are not graded again for later jobs. */
const gradesOf = (group: Persona['group'], view: View) =>
  personasOf(group).map((persona) => judged(persona, view, group === 'later' ? 'graded jobs' : 'all jobs'));
const meanGrade = (group: Persona['group'], view: View) => mean(gradesOf(group, view).map(({ graded }) => graded));

test('the jobs that an adviser expects for the personas come early by ratings and domain alone', () => {
  expect(groups.map((group) => personasOf(group).length)).toEqual([12, 4, 40]);
  const tuned = gradesOf('tuned', 'own domain');
  expect(meanGrade('tuned', 'own domain')).toBeGreaterThanOrEqual(0.8);
  expect(Math.min(...tuned.map(({ graded }) => graded))).toBeGreaterThanOrEqual(0.5);
  expect(mean(tuned.map(({ precision }) => precision))).toBeGreaterThanOrEqual(0.8);
  expect(meanGrade('held', 'own domain')).toBeGreaterThan(0.7);
  expect(meanGrade('later', 'own domain')).toBeGreaterThan(0.65);
});

test('each thing that candidates say of themselves makes the list fit better, and a stranger’s thesis less', () => {
  for (const group of groups) {
    // Lists of different views compare only by graded jobs, since an ungraded job counts as wrong at any rank.
    const grade = (view: View) => mean(personasOf(group).map((persona) => judged(persona, view, 'graded jobs').graded));
    expect(grade('own domain')).toBeGreaterThan(grade('ratings alone'));
    expect(grade('domain, wishes')).toBeGreaterThan(grade('own domain') + 0.04);
    expect(grade('domain, title')).toBeGreaterThan(grade('own domain') + 0.04);
    expect(grade('domain, wishes, title')).toBeGreaterThan(grade('domain, wishes') + 0.02);
    expect(grade('stranger’s thesis')).toBeLessThan(grade('domain, wishes'));
    expect(grade('neighbour added')).toBeGreaterThan(grade('whole record') - 0.025);
  }
});

test('with all of their record, candidates find what an adviser would name', () => {
  expect(meanGrade('later', 'whole record')).toBeGreaterThanOrEqual(0.78);
  expect(mean(gradesOf('later', 'whole record').map(({ precision }) => precision))).toBeGreaterThanOrEqual(0.8);
  expect(Math.min(...gradesOf('later', 'whole record').map(({ graded }) => graded))).toBeGreaterThanOrEqual(0.4);
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
