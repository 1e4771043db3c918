import { expect, test } from 'vitest';
import { belowFloors, type Grades } from '#scripts/tools/bench/floors.ts';

const group = (allJobs: number, gradedJobs: number) => ({ 'all jobs': allJobs, 'graded jobs': gradedJobs });
// Exactly at the floors: grades are rounded to three decimals, 0.8175 to 0.818.
const grades: Grades = { tuned: group(0.8175, 0), held: group(0.732, 0), later: group(0, 0.666) };
const retrieval = { first: 0.651, inFour: 0.881 };

test.each([
  ['nothing at the floors', {}, {}, []],
  ['the twelve alone', { tuned: group(0.817, 1) }, {}, ['tuned']],
  ['the four and the forty', { held: group(0.731, 1), later: group(1, 0.665) }, {}, ['held', 'later']],
  ['the job found first', {}, { first: 0.65 }, ['self-retrieval']],
  ['the job in the first four, and the twelve', { tuned: group(0, 1) }, { inFour: 0.88 }, ['tuned', 'self-retrieval']],
])('the bench of matching names what is worse than in the version before: %s', (_title, graded, found, named) => {
  expect(belowFloors({ ...grades, ...graded }, { ...retrieval, ...found })).toEqual(named);
});
