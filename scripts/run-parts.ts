import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/** A tool with its arguments; with a report, the tool's own counts are taken from it. */
export type Part = { name: string; command: string; args: string[]; report?: 'vitest' | 'playwright' };

type Counts = { passed: number; failed: number };

/** Where the parts write their reports. */
export const reports = resolve('.local/test-reports');

const readReport = (file: string): Record<string, unknown> => JSON.parse(readFileSync(resolve(reports, file), 'utf8'));
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A part that has no report, or died before writing it, counts as one test. */
const countsOf = (part: Part, isOk: boolean): Counts => {
  const whole = { passed: Number(isOk), failed: Number(!isOk) };
  if (!part.report) return whole;
  try {
    if (part.report === 'vitest') {
      const { numPassedTests, numFailedTests } = readReport('vitest.json');
      return { passed: count(numPassedTests), failed: Math.max(count(numFailedTests), whole.failed) };
    }
    const { stats } = readReport('playwright.json') as { stats: Record<string, unknown> };
    return {
      passed: count(stats.expected) + count(stats.flaky),
      failed: Math.max(count(stats.unexpected), whole.failed),
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** Runs the parts one after the other, prints each part's time and at the end `N passed, N failed`; ends the process, with 1 when anything failed. */
export const runParts = (parts: readonly Part[]): never => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total: Counts = { passed: 0, failed: 0 };
  for (const part of parts) {
    const startedAt = performance.now();
    const { status } = spawnSync(resolve('node_modules/.bin', part.command), part.args, { stdio: 'inherit' });
    const { passed, failed } = countsOf(part, status === 0);
    total.passed += passed;
    total.failed += failed;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`\n${part.name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return process.exit(total.failed > 0 ? 1 : 0);
};

/** The browser tests of one project of tests/playwright.config.ts. */
export const playwright = (name: string, project: string): Part => ({
  name,
  command: 'playwright',
  args: ['test', '-c', 'tests/playwright.config.ts', `--project=${project}`],
  report: 'playwright',
});
