import { expect, test } from 'vitest';
import {
  asideRowOf,
  holdPlaces,
  type JobRow,
  numbersOf,
  risesOf,
  rowOf,
  rowsOf,
  turnOf,
} from '#web/features/jobs/list-order.ts';
import { jobAt } from './samples.ts';

const row = (rank: number, more: Partial<JobRow> = {}): JobRow => ({ ...rowOf(jobAt(rank)), ...more });
const keys = (rows: readonly JobRow[]) => rows.map(({ key }) => key).join(' ');
const base = ['j1', 'j2', 'j3', 'j4', 'j5'];

test.each([
  ['nothing held', [], 'j5 j3 j1 j2 j4'],
  ['the second', ['j2'], 'j5 j2 j3 j1 j4'],
  ['the first and the last', ['j1', 'j5'], 'j1 j3 j2 j4 j5'],
  ['one that left', ['j9'], 'j5 j3 j1 j2 j4'],
])('held rows keep their places among the new order: %s', (_, held, order) => {
  const now = [5, 3, 1, 2, 4].map((rank) => row(rank));
  expect(keys(holdPlaces(now, base, new Set(held)))).toBe(order);
});

test('without a reaction the order is that of the ranking', () => {
  expect(keys(holdPlaces([row(2), row(1)], [], new Set()))).toBe('j2 j1');
});

test('numbers count what is seen: not what was set aside, and folded jobs with their entry', () => {
  const rows = [row(1), asideRowOf(jobAt(2)), row(3, { kin: [jobAt(7), jobAt(9)] }), row(4)];
  expect([...numbersOf(rows)]).toEqual([
    ['j1', 1],
    ['j3', 2],
    ['j7', 2],
    ['j9', 2],
    ['j4', 3],
  ]);
});

test('rows rose by at least two places; touched rows did not, and one from beyond counts from the end', () => {
  const now = [row(4), row(9), row(1), row(3), row(2)];
  expect([...risesOf(now, base, new Set())]).toEqual([
    ['j4', 3],
    ['j9', 4],
  ]);
  expect([...risesOf(now, base, new Set(['j4']))]).toEqual([['j9', 4]]);
});

test('the order says little from the first close job on, unless all or none are close', () => {
  const [sure, close] = [{ isClose: false }, { isClose: true }];
  expect(turnOf([row(1, sure), row(2, sure), row(3, close), row(4, close)], new Set())).toBe('j3');
  // A touched row stays where it is, whatever is close now.
  expect(turnOf([row(1, sure), row(2, close), row(3, close)], new Set(['j2']))).toBe('j3');
  expect(turnOf([row(1, close), row(2, close)], new Set())).toBeUndefined();
  expect(turnOf([row(1, sure)], new Set())).toBeUndefined();
});

test('rows fold families and leave hidden jobs out; certainty that fell does not rise again', () => {
  const advice = { Job: { family: 'Advice' } };
  const jobs = [
    jobAt(1, advice),
    jobAt(2, { certainty: 'look' }),
    jobAt(3, advice),
    jobAt(4, { certainty: 'stays' }),
    jobAt(5),
  ];
  const rows = rowsOf(jobs, ({ Job }) => Job.id === 'j5');
  expect(rows.map(({ key, job, kin, isClose }) => [key, job.rank, kin.map(({ rank }) => rank), isClose])).toEqual([
    ['Advice', 1, [3], false],
    ['j2', 2, [], true],
    ['j4', 4, [], true],
  ]);
});
