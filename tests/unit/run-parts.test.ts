import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { afterRepeat, grepOf } from '#scripts/tools/run-parts/repeat.ts';
import { type Outcome, outcomesOf } from '#scripts/tools/run-parts/reports.ts';
import { isOfCheck, unproven } from '#scripts/tools/run-parts/spec-map.ts';
import { missingTools } from '#scripts/tools/run-parts/tools.ts';
import { isTold, isWrong, lastLine, notPassed } from '#scripts/tools/run-parts/verdict.ts';

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

test('a test that fails and then passes is flaky and has passed; one that fails twice has failed', () => {
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

test('a test that a tool is missing for is skipped by name, any other skipped test has failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'vitest.json');
  const ran = (title: string, status: string, meta = {}) => ({ title, fullName: title, status, duration: 2000, meta });
  const assertionResults = [
    ran('a', 'passed'),
    ran('b', 'skipped', { missingTool: 'moto' }),
    ran('c', 'skipped'),
    ran('d', 'failed'),
    ran('e', 'failed', { missingTool: 'moto' }),
  ];
  writeFileSync(file, JSON.stringify({ testResults: [{ name: resolve('tests/x.test.ts'), assertionResults }] }));
  const told = outcomesOf({ tool: 'vitest', file });
  rmSync(folder, { recursive: true });
  expect(told.filter(isWrong).map(({ title }) => title)).toEqual(['c', 'd', 'e']);
  expect(notPassed(told.slice(0, 4))).toEqual([
    "skipped: tests/x.test.ts › b (moto is missing: pip install 'moto[server]')",
    'skipped: tests/x.test.ts › c',
    'failed: tests/x.test.ts › d',
  ]);
  const row = (title: string) => ({
    id: title,
    sentence: '',
    decision: '',
    area: '',
    tests: [`tests/x.test.ts > ${title}`],
  });
  expect(unproven([row('b'), row('c')], told)).toEqual(['c: did not run and pass: tests/x.test.ts > c']);
});

test('a sentence is unproven while its test, or one of several under its title, did not run and pass', () => {
  const row = (id: string, title: string) => ({
    ...{ id, sentence: '', decision: '', area: '' },
    tests: [`tests/e2e/a.spec.ts > ${title}`],
  });
  const ran = [outcome('a (fr)', 'passed'), outcome('a (en)', 'passed'), outcome('b (fr)', 'passed')];
  const rows = [row('S1', 'a (%s)'), row('S2', 'b (%s)'), row('S3', 'never'), row('S4', 'never')];
  expect(unproven(rows, [...ran, outcome('b (en)', 'failed')])).toEqual([
    'S2: did not run and pass: tests/e2e/a.spec.ts > b (%s)',
    'S3, S4: did not run and pass: tests/e2e/a.spec.ts > never',
  ]);
});

test('a sentence whose test check alone runs is due there', () => {
  const tests = ['tests/e2e/long/a.spec.ts > a', 'tests/web/b.test.tsx > b'];
  const rows = [{ id: 'S1', sentence: '', decision: '', area: '', tests }];
  expect(unproven(rows, [], isOfCheck)).toEqual(['S1: did not run and pass: tests/e2e/long/a.spec.ts > a']);
  expect(unproven(rows, [], (path) => !isOfCheck(path))).toEqual([
    'S1: did not run and pass: tests/web/b.test.tsx > b',
  ]);
});

test('skipped tests are counted only where there are some, and explain no failure of their part', () => {
  const missing: Outcome = { ...outcome('asked', 'skipped'), missingTool: 'cfn-lint' };
  expect(lastLine([outcome('a', 'passed'), missing], 0)).toBe('1 passed, 0 failed, 1 skipped');
  expect(lastLine([outcome('a', 'passed'), outcome('b', 'skipped')], 1)).toBe('1 passed, 1 failed');
  expect(isTold([missing], true)).toBe(true);
  expect(isTold([outcome('a', 'passed'), missing], false)).toBe(false);
  expect(isTold([outcome('a', 'passed'), outcome('b', 'failed')], false)).toBe(true);
  expect(isTold([], true)).toBe(false);
});

test('a tool that is missing is named, with how to install it', () => {
  expect(missingTools(['moto', 'cfn-lint'], (name) => name === 'moto')).toEqual([
    'cfn-lint is missing: pip install cfn-lint',
  ]);
  expect(missingTools(['moto', 'cfn-lint'], () => true)).toEqual([]);
});
