import { expect, test } from 'vitest';
import { pageOf } from '#functions/lib/page.ts';

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

test('what fits is one page, and says so; a page begins after the row that it is asked for', () => {
  const rows = rowsOf(3, 'a');
  expect(pageOf(rows, undefined)).toEqual({ rows });
  expect(pageOf(rows, 'row-1')).toEqual({ rows: rows.slice(2) });
  expect(pageOf(rows, 'row-2')).toEqual({ rows: [] });
  expect(pageOf([], undefined)).toEqual({ rows: [] });
});

test('when the row is gone after which to go on, the list is to be read anew', () => {
  expect(() => pageOf(rowsOf(3, 'a'), 'row-9')).toThrow('conflict');
});
