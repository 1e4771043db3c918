import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bars } from '#scripts/tools/trust/bars.ts';
import { noteFigures } from '#scripts/tools/trust/note.ts';
import { mergeResults, type Results, readKept, readNotes } from '#scripts/tools/trust/results.ts';
import { barsPaper, linesOf, tableOf } from '#scripts/tools/trust/table.ts';
import { tallyTests } from '#scripts/tools/trust/tally-tests.ts';

test('there are 25 bars, each with something behind it, and every test that is named is there', () => {
  expect(bars).toHaveLength(25);
  expect(bars.filter(({ tests, sources = [] }) => tests.length + sources.length === 0)).toEqual([]);
  expect(bars.flatMap(({ tests }) => tests).filter((path) => !existsSync(path))).toEqual([]);
});

const folder = (): string => mkdtempSync(join(tmpdir(), 'trust-'));
const today = new Date().toISOString().slice(0, 10);

test('what a bench notes and what a run of tests ends with is read back with its day', () => {
  const notes = folder();
  noteFigures('fuzz', { cases: 300, surprises: 1 }, notes);
  noteFigures('fuzz', { cases: 50_000, surprises: 0 }, notes);
  writeFileSync(join(notes, 'sbom.cdx.json'), '{"bomFormat":"CycloneDX"}');
  tallyTests([{ path: 'a.test.ts', state: 'passed' }], notes);
  const second = ['passed', 'failed', 'unchanged', 'skipped'].map((state) => ({ path: 'b.test.ts', state }));
  tallyTests(second, notes);
  expect(readNotes(notes)).toEqual({
    sources: { fuzz: { day: today, figures: { cases: 50_000, surprises: 0 } } },
    tests: { 'a.test.ts': { day: today, passed: 1, failed: 0 }, 'b.test.ts': { day: today, passed: 2, failed: 1 } },
  });
});

const on = (day: string, cases: number): Results => ({
  sources: { fuzz: { day, figures: { cases, surprises: 0 } } },
  tests: { 'tests/functions/fuzz.test.ts': { day, passed: 1, failed: 0 } },
});

test('the later result counts, and of the same day the one of this machine', () => {
  const merged = (kept: Results, here: Results) => mergeResults(kept, here).sources.fuzz?.figures.cases;
  expect(merged(on('2026-11-27', 1), on('2026-11-28', 2))).toBe(2);
  expect(merged(on('2026-11-28', 1), on('2026-11-27', 2))).toBe(1);
  expect(merged(on('2026-11-28', 1), on('2026-11-28', 2))).toBe(2);
});

test('a line is short of its target, with the reason, unless it was measured whole, green and far enough', () => {
  const fuzz = (results: Results) => linesOf(results)[10];
  expect(fuzz(on('2026-11-27', 50_000))).toMatchObject({
    number: 11,
    figure: '50000 cases, 0 surprises',
    day: '2026-11-27',
    short: undefined,
  });
  expect(fuzz(on('2026-11-27', 300))?.short).toMatch(/^None of the 40 surprises of 2026-11-28 was the product’s/);
  const seen = { day: '2026-11-27', passed: 1, failed: 0 };
  const guessed = linesOf({
    sources: { enumeration: { day: '2026-11-27', figures: { resetAuc: 0.7, loginAuc: 0.5 } } },
    tests: { 'tests/functions/auth.test.ts': seen, 'tests/functions/auth-addresses.test.ts': seen },
  })[6];
  expect(guessed?.short).toBe('the figure is short of the target');
  const red = on('2026-11-27', 50_000);
  red.tests['tests/functions/fuzz.test.ts'] = { day: '2026-11-27', passed: 0, failed: 1 };
  expect(fuzz(red)?.short).toBeDefined();
  const nothing = linesOf({ sources: {}, tests: {} });
  expect(nothing.filter(({ short }) => !short)).toEqual([]);
  expect(nothing[10]).toMatchObject({
    day: undefined,
    short: 'not recorded whole yet: tests/functions/fuzz.test.ts, fuzz',
  });
  expect(tableOf(nothing)).toContain('\n0 of 25 met.\n');
});

test('the paper is the table of the results that are kept beside it', () => {
  expect(readFileSync('docs/trust/bars.md', 'utf8')).toBe(barsPaper(linesOf(readKept())));
});
