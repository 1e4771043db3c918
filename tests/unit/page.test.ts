import { expect, test } from 'vitest';
import { pageOf, pageOfReads } from '#functions/lib/http/paging.ts';

const limit = 6 * 1024 * 1024;
const answered = (page: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(page)));
const rowsOf = (count: number, text: string) => Array.from({ length: count }, (_, i) => ({ id: `row-${i}`, text }));

test.each([
  ['letters', 'a'.repeat(2000)],
  ['letters with accents', 'é'.repeat(1000)],
  ['quotes, which are escaped twice', '"'.repeat(500)],
])('rows of %s are answered whole, page after page, none larger than a function may answer', (_, text) => {
  const rows = rowsOf(7000, text);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = pageOf(rows, after);
    expect(answered(page)).toBeLessThan(limit);
    seen.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect(seen).toEqual(rows.map(({ id }) => id));
});

test('a list that fits is one page, and says so; a page begins after its cursor’s row', () => {
  const rows = rowsOf(3, 'a');
  expect(pageOf(rows, undefined)).toEqual({ rows });
  expect(pageOf(rows, 'row-1')).toEqual({ rows: rows.slice(2) });
  expect(pageOf(rows, 'row-2')).toEqual({ rows: [] });
  expect(pageOf([], undefined)).toEqual({ rows: [] });
});

test('when the row is gone after which to go on, the list is to be read anew', () => {
  expect(() => pageOf(rowsOf(3, 'a'), 'row-9')).toThrow('conflict');
});

/** A list of 1 KB rows, a thousand per read, which records the reads. */
const readsOf = (count: number, after = 0) => {
  const made: number[] = [];
  const reads = async function* () {
    for (let from = after; from < count; from += 1000) {
      made.push(from);
      const to = Math.min(from + 1000, count);
      const items = Array.from({ length: to - from }, (_, i) => ({ id: `${from + i}`, text: 'a'.repeat(1000) }));
      yield { items, next: to < count ? `${to}` : undefined };
    }
  };
  return { made, reads: reads() };
};

test('all pages of a list that is read by key make each read once, and no reply is larger than a function may answer', async () => {
  const seen: string[] = [];
  const made: number[] = [];
  let pages = 0;
  let after: number | undefined = 0;
  while (after !== undefined) {
    const list = readsOf(20_500, after);
    const page: { rows: { id: string }[]; next?: string } = await pageOfReads(list.reads, (items) => items);
    expect(answered(page)).toBeLessThan(limit);
    seen.push(...page.rows.map(({ id }) => id));
    made.push(...list.made);
    pages += 1;
    after = page.next === undefined ? undefined : Number(page.next);
  }
  // After three reads there is no room for a fourth.
  expect(pages).toBe(7);
  expect(seen).toEqual(Array.from({ length: 20_500 }, (_, i) => `${i}`));
  expect(made).toEqual(Array.from({ length: 21 }, (_, i) => i * 1000));
});

test('rows that a search leaves out take no room: what is rare is one page', async () => {
  const { reads } = readsOf(20_500);
  expect(await pageOfReads(reads, (items) => items.filter(({ id }) => id === '20499'))).toMatchObject({
    rows: [{ id: '20499' }],
  });
});
