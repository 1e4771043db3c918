import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { afterRepeat, grepOf } from '#scripts/run-parts/repeat.ts';
import { type Outcome, outcomesOf } from '#scripts/run-parts/reports.ts';

const outcome = (title: string, state: Outcome['state']): Outcome => ({
  path: 'tests/e2e/a.spec.ts',
  title,
  fullTitle: title,
  state,
  seconds: 1,
});

test('a repeated test is found by its file and whole title, and by nothing that is alike', () => {
  const pattern = new RegExp(
    grepOf([{ path: 'tests/e2e/users.spec.ts', fullTitle: 'fr-390 a list (of 2) is sorted?' }]),
  );
  expect(pattern.test('stories users.spec.ts fr-390 a list (of 2) is sorted?')).toBe(true);
  expect(pattern.test('stories users.spec.ts fr-390 a list (of 2) is sorted? twice')).toBe(false);
  expect(pattern.test('stories users.spec.ts fr-390 a list of 2 is sorted')).toBe(false);
  expect(pattern.test('stories other.spec.ts fr-390 a list (of 2) is sorted?')).toBe(false);
});

test('what fails and then passes is flaky and has passed; what fails twice has failed', () => {
  const before = [outcome('steady', 'passed'), outcome('chance', 'failed'), outcome('broken', 'failed')];
  const { outcomes, flaky } = afterRepeat(before, [outcome('chance', 'passed'), outcome('broken', 'failed')]);
  expect(outcomes.map(({ title, state }) => [title, state])).toEqual([
    ['steady', 'passed'],
    ['chance', 'passed'],
    ['broken', 'failed'],
  ]);
  expect(flaky.map(({ title }) => title)).toEqual(['chance']);
});

test('a browser test that found nothing changed is neither passed nor failed, and one of a second try has failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'playwright.json');
  const run = (status: string, ...types: string[]) => ({
    status,
    annotations: types.map((type) => ({ type })),
    results: [{ duration: 1500 }],
  });
  const specs = [
    { title: 'a', tests: [run('expected')] },
    { title: 'b', tests: [run('expected', 'unchanged')] },
    { title: 'c', tests: [run('flaky')] },
    { title: 'd', tests: [run('skipped')] },
  ];
  const suites = [
    { title: 'x.spec.ts', file: 'x.spec.ts', specs: [], suites: [{ title: 'fr', file: 'x.spec.ts', specs }] },
  ];
  writeFileSync(file, JSON.stringify({ config: { rootDir: resolve('tests') }, suites }));
  const told = outcomesOf({ tool: 'playwright', file });
  rmSync(folder, { recursive: true });
  expect(told.map(({ path, fullTitle, state, seconds }) => [path, fullTitle, state, seconds])).toEqual([
    ['tests/x.spec.ts', 'fr a', 'passed', 1.5],
    ['tests/x.spec.ts', 'fr b', 'unchanged', 1.5],
    ['tests/x.spec.ts', 'fr c', 'failed', 1.5],
    ['tests/x.spec.ts', 'fr d', 'skipped', 1.5],
  ]);
});
