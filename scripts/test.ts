import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * `npm test`: types, style, unit, infra, local-platform and API tests, then the stories in a real browser against the
 * running product. Prints each part's time and ends with one line `N passed, N failed`; exits 1 when anything failed.
 */
type Part = { name: string; command: string; args: string[]; report?: 'vitest' | 'playwright' };

const out = resolve('.local/test-reports');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const parts: Part[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'style', command: 'biome', args: ['check', '.'] },
  {
    name: 'tests',
    command: 'vitest',
    args: [
      'run',
      '-c',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${out}/vitest.json`,
    ],
    report: 'vitest',
  },
  { name: 'stories', command: 'playwright', args: ['test', '-c', 'tests/playwright.config.ts'], report: 'playwright' },
];

type Counts = { passed: number; failed: number };

const readReport = (file: string): Record<string, unknown> => JSON.parse(readFileSync(resolve(out, file), 'utf8'));
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

const total: Counts = { passed: 0, failed: 0 };
for (const part of parts) {
  const startedAt = performance.now();
  const { status } = spawnSync(resolve('node_modules/.bin', part.command), part.args, { stdio: 'inherit' });
  const { passed, failed } = countsOf(part, status === 0);
  total.passed += passed;
  total.failed += failed;
  console.log(
    `\n${part.name}: ${passed} passed, ${failed} failed (${Math.round((performance.now() - startedAt) / 1000)} s)\n`,
  );
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
