import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { noteFigures } from '#scripts/tools/trust/note.ts';
import { isThere, namedTest } from '#tests/support/named-tests.ts';

const row = z.object({ id: z.string(), threat: z.string(), control: z.string(), test: z.string() });
const rows = z.array(row).parse(parse(readFileSync('docs/trust/threats.csv', 'utf8'), { columns: true }));

test('each of the 25 threats is told once, with what stands against it and a test that is there', () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, place) => `T${place + 1}`));
  expect(rows.filter(({ threat, control }) => threat.length < 20 || control.length < 20)).toEqual([]);
  const open = rows.filter(({ test: named }) => !isThere(namedTest(named)));
  expect(open).toEqual([]);
  noteFigures('threats', { threats: rows.length, withTest: rows.length - open.length });
});
