import { expect, test, vi } from 'vitest';
import { untilIs } from '#scripts/operations/restore/aws-table.ts';

const slept = vi.fn(async (_ms: number) => undefined);

test('a restore is asked about every ten seconds, until it is done', async () => {
  slept.mockClear();
  const states = [false, false, true];
  await untilIs(async () => states.shift() === true, slept);
  expect(slept.mock.calls).toEqual([[10_000], [10_000]]);
});

test('a restore is waited for half a day, not longer', async () => {
  slept.mockClear();
  await expect(untilIs(async () => false, slept)).rejects.toThrow('half a day');
  expect(slept.mock.calls.reduce((waited, [ms]) => waited + ms, 0)).toBe(12 * 60 * 60 * 1000);
});
