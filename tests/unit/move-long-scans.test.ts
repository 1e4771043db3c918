import { expect, test } from 'vitest';
import type { Capture } from '#scripts/operations/move/capture.ts';
import { createCopier } from '#scripts/operations/move/copier.ts';
import type { Rows } from '#scripts/operations/move/items.ts';

// A place in the stream is lost a quarter of an hour after the last look, and a large table is read for longer.

/** A table of that many pages, which are empty. */
const tableOf = (pages: number, onPage: () => void): Rows => ({
  table: 'table',
  put: async () => [],
  remove: async () => [],
  read: async () => new Map(),
  async *scan() {
    for (let page = 0; page < pages; page += 1) {
      onPage();
      yield [];
    }
  },
  async *partition() {
    yield [];
  },
});

test('while the mover reads large tables it looks at the stream after each page', async () => {
  const seen: string[] = [];
  const follow = async () => void seen.push('stream');
  const capture: Capture = { follow, poll: async () => [], drain: async () => [] };
  const rows = tableOf(2, () => seen.push('page'));
  const copier = createCopier(
    { source: rows, target: rows, capture, still: async () => undefined },
    'AbCd-brest',
    new Date(),
  );
  await copier.backfill();
  await copier.sweep();
  // The members and the rest, of either table.
  expect(seen).toEqual(Array.from({ length: 8 }, () => ['page', 'stream']).flat());
});
