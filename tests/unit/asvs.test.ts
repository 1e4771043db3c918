import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { noteFigures } from '#scripts/tools/trust/note.ts';
import { asvsIds } from '#tests/literals/asvs.ts';
import { isThere, namedTest } from '#tests/support/named-tests.ts';

const row = z.object({
  id: z.string(),
  level: z.enum(['1', '2']),
  applies: z.enum(['yes', 'no']),
  control: z.string(),
  test: z.string(),
  state: z.enum(['met', 'deviation', 'not applicable']),
  reason: z.string(),
});
const text = readFileSync('docs/trust/asvs.csv', 'utf8');
const rows = z.array(row).parse(parse(text, { columns: true }));
const applicable = rows.filter(({ applies }) => applies === 'yes');
const idsOf = (level: '1' | '2'): string[] => asvsIds[level].trim().split(/\s+/);

/** True for a look of a person, with its day. */
const isLook = (named: string): boolean => /^look: \d{4}-\d{2}-\d{2}, .{10,}$/.test(named);

test('the sheet has each of the 217 requirements of levels 1 and 2 once, with its level', () => {
  const wanted = [...idsOf('1').map((id) => `${id} 1`), ...idsOf('2').map((id) => `${id} 2`)];
  expect(wanted).toHaveLength(217);
  expect(rows.map(({ id, level }) => `${id} ${level}`).toSorted()).toEqual(wanted.toSorted());
});

test('each requirement that applies says how it is met and names a test that is there, or a dated look', () => {
  expect(applicable.filter(({ control }) => control.length < 5)).toEqual([]);
  const unproven = applicable.filter(({ test: named }) => !isLook(named) && !isThere(namedTest(named)));
  expect(unproven.map(({ id, test: named }) => `${id}: ${named}`)).toEqual([]);
});

test('what does not apply says why; deviations are these, each with its reason', () => {
  const others = rows.filter(({ applies }) => applies === 'no');
  expect(others.filter(({ state, reason }) => state !== 'not applicable' || reason.length < 5)).toEqual([]);
  expect(applicable.filter(({ state }) => state === 'not applicable')).toEqual([]);
  const deviations = rows.filter(({ state }) => state === 'deviation');
  expect(deviations.map(({ id }) => id)).toEqual(['3.3.3', '6.3.3', '14.2.1', '14.3.3', '15.2.1']);
  expect(deviations.filter(({ reason }) => reason.length < 60)).toEqual([]);
});

test('the sheet is in our own words, and tells its figures', () => {
  expect(text).not.toMatch(/verify that/i);
  noteFigures('asvs', {
    candidates: rows.length,
    applicable: applicable.length,
    met: applicable.filter(({ state }) => state === 'met').length,
    deviations: applicable.filter(({ state }) => state === 'deviation').length,
    looks: applicable.filter(({ test: named }) => isLook(named)).length,
    withoutTest: applicable.filter(({ test: named }) => !isLook(named) && !isThere(namedTest(named))).length,
  });
});
