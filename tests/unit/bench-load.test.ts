import { expect, test } from 'vitest';
import { growths } from '#scripts/tools/bench/load/flatness.ts';
import { kindOf, mix } from '#scripts/tools/bench/load/mix.ts';
import { operationsOf } from '#scripts/tools/bench/load/operations.ts';
import { holdHighest, type Outcome, ratesBelow, summarize } from '#scripts/tools/bench/load/verdict.ts';

test('each hundred calls are exactly the mix, in which no write follows another', () => {
  for (const first of [0, 100, 1_700]) {
    const kinds = Array.from({ length: 100 }, (_, i) => kindOf(first + i));
    const counts = Object.fromEntries(
      Object.keys(mix).map((kind) => [kind, kinds.filter((one) => one === kind).length]),
    );
    expect(counts).toEqual(mix);
    expect(kinds.filter((kind, place) => kind === 'writes' && kinds[place + 1] === 'writes')).toEqual([]);
  }
});

const steady = (ms: number, count: number): Outcome[] => Array.from({ length: count }, () => ({ ms, status: 200 }));

test('counts refusals, failures and missing answers as errors', () => {
  const statuses = [200, 204, 304, 400, 429, 503, 0];
  expect(summarize(statuses.map((status) => ({ status, ms: 5 }))).errors).toBe(4);
});

test.each([
  ['none', [...steady(10, 30), ...steady(15, 30), ...steady(20, 30)], false],
  ['a growing one', [...steady(10, 30), ...steady(15, 30), ...steady(21, 30)], true],
  ['a single pause at the end', [...steady(10, 87), ...steady(900, 3)], false],
  ['one that has gone', [...steady(900, 30), ...steady(10, 60)], false],
])('a queue: %s', (_title, outcomes, hasGrowingQueue) => {
  expect(summarize(outcomes)).toMatchObject({ hasGrowingQueue });
});

test('tries 0.7 of the saturation first, and a tenth less down to 0.3', () => {
  expect(ratesBelow(200)).toEqual([140, 120, 100, 80, 60]);
  expect(ratesBelow(47.7)).toEqual([33.39, 28.62, 23.85, 19.08, 14.31]);
});

const held = { errors: 0, p50Ms: 10, p99Ms: 50, hasGrowingQueue: false };

test('holds the highest rate without an error and without a growing queue', async () => {
  const tried: number[] = [];
  const hold = async (perSecond: number) => {
    tried.push(perSecond);
    return { ...held, errors: perSecond > 60 ? 1 : 0, hasGrowingQueue: perSecond > 50 };
  };
  expect(await holdHighest([70, 60, 50, 40], hold)).toEqual({ ...held, perSecond: 50, isHeld: true });
  expect(tried).toEqual([70, 60, 50]);
  expect(await holdHighest([70, 60], hold)).toMatchObject({ perSecond: 60, isHeld: false, hasGrowingQueue: true });
});

const heap = (functionLabel: string, threadId: number, mb: number) => ({
  ...{ functionLabel, threadId },
  bytes: mb * 1024 * 1024,
});

test('compares each thread with itself, and tells the one of a function that grew most', () => {
  const start = [heap('users', 1, 20), heap('users', 2, 30), heap('cv', 3, 10), heap('auth', 4, 10)];
  const end = [heap('users', 1, 21), heap('users', 2, 34), heap('cv', 3, 9), heap('users', 5, 90)];
  expect(growths(start, end)).toMatchObject([
    { functionLabel: 'users', startMb: 30, endMb: 34, isFlat: false },
    { functionLabel: 'cv', startMb: 10, endMb: 9, isFlat: true },
  ]);
});

test.each([
  ['a tenth', 50, 55, true],
  ['more than a tenth', 50, 55.5, false],
  ['2 MB of a small heap', 10, 12, true],
  ['more than both', 10, 12.5, false],
])('flat: %s', (_title, from, to, isFlat) => {
  expect(growths([heap('users', 1, from)], [heap('users', 1, to)])).toMatchObject([{ isFlat }]);
});

test('the bare SDK repeats the functions’ requests to the database, and a query by the kilobytes that it read', () => {
  const entry = (caller: string, operation: string, actions: number, readUnits: number) => ({
    ...{ caller, operation, actions, readUnits, writeUnits: 0 },
    ...{ keys: [], outcome: 'ok', isRepeated: false },
  });
  const entries = [
    ...[entry('users', 'BatchGetItem', 2, 2), entry('local', 'GetItem', 1, 1), entry('cv', 'Query', 1, 2.5)],
    ...[entry('tasks', 'TransactWriteItems', 3, 0), entry('auth', 'Sign', 1, 0), entry('cv', 'Query', 1, 0)],
  ];
  expect(operationsOf(entries)).toEqual([
    { name: 'BatchGetItem', items: 2 },
    { name: 'Query', items: 10 },
    { name: 'TransactWriteItems', items: 3 },
    { name: 'Query', items: 1 },
  ]);
});
