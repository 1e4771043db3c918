import { expect, test } from 'vitest';
import { readAllPages } from '#web/lib/calls/all-pages.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';

type Input = { query: { universityId: string; after?: string } };
const input: Input = { query: { universityId: 'u' } };

/** A list of numbered rows, two per page; each later page first throws one of `refusals` while any remain. */
const listOf = (count: number, refusals: Error[] = []) => {
  const asked: unknown[] = [];
  const call = async ({ query }: Input) => {
    asked.push(query);
    const from = query.after === undefined ? 0 : Number(query.after);
    const refusal = query.after === undefined ? undefined : refusals.shift();
    if (refusal) throw refusal;
    const rows = Array.from({ length: Math.min(2, count - from) }, (_, i) => from + i + 1);
    const end = from + rows.length;
    return { count, rows, ...(end < count && { next: String(end) }) };
  };
  return { call, asked };
};

test('a list of one page is asked for once, what is no list stays as it is', async () => {
  const { call, asked } = listOf(2);
  expect(await readAllPages(call, [input])).toEqual({ count: 2, rows: [1, 2] });
  expect(asked).toEqual([{ universityId: 'u' }]);
  expect(await readAllPages(async () => null, [])).toBeNull();
});

test('a list of several pages is one, each asked for after the last row of the one before', async () => {
  const { call, asked } = listOf(5);
  expect(await readAllPages(call, [input])).toEqual({ count: 5, rows: [1, 2, 3, 4, 5] });
  expect(asked).toEqual([{ universityId: 'u' }, { universityId: 'u', after: '2' }, { universityId: 'u', after: '4' }]);
});

test('a list of which the row between two pages is gone is read anew; another failure is one', async () => {
  const gone = new ApiError(409, 'conflict');
  expect(await readAllPages(listOf(5, [gone]).call, [input])).toEqual({ count: 5, rows: [1, 2, 3, 4, 5] });
  const failure = new ApiError(500, 'internal');
  await expect(readAllPages(listOf(5, [failure]).call, [input])).rejects.toBe(failure);
});
