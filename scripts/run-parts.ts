import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Outcome, outcomesOf, type Report } from './run-parts/reports.ts';

/** A tool with its arguments, and the seconds that it may take; with a report, each of its tests counts. */
export type Part = { name: string; command: string; args: string[]; seconds: number; report?: Report };

/** Where the parts write their reports. */
const reports = resolve('.local/test-reports');

/** What a part's tests did; a part that has none, or died before it could say, is a test itself. */
const outcomesFrom = ({ name, report }: Part, isOk: boolean): Outcome[] => {
  const outcomes = report ? outcomesOf(report) : [];
  const isTold = outcomes.length > 0 && (isOk || outcomes.some(({ state }) => state !== 'passed'));
  return isTold ? outcomes : [...outcomes, { path: name, title: name, state: isOk && !report ? 'passed' : 'failed' }];
};

/**
 * Runs the parts one after the other, prints each one's time beside what it may take, then which tests did not pass and what
 * `review` finds wrong with all that ran, a line each, and at the end `N passed, N failed`; ends the process, with 1 when
 * anything failed. A test that is skipped has failed.
 */
export const runParts = (
  parts: readonly Part[],
  review: (outcomes: readonly Outcome[]) => string[] = () => [],
): never => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const all: Outcome[] = [];
  const startedAt = performance.now();
  const count = (outcomes: readonly Outcome[], state: Outcome['state']) =>
    outcomes.filter((outcome) => outcome.state === state).length;
  const since = (then: number) => Math.round((performance.now() - then) / 1000);
  for (const part of parts) {
    const beganAt = performance.now();
    const { status } = spawnSync(resolve('node_modules/.bin', part.command), part.args, { stdio: 'inherit' });
    const outcomes = outcomesFrom(part, status === 0);
    all.push(...outcomes);
    const took = since(beganAt);
    const counts = (['passed', 'failed', 'skipped'] as const).map((state) => `${count(outcomes, state)} ${state}`);
    const verdict = took > part.seconds ? ', over its budget' : '';
    console.log(`\n${part.name}: ${counts.join(', ')} (${took} of ${part.seconds} s${verdict})\n`);
  }
  for (const { path, title, state } of all) if (state !== 'passed') console.log(`${state}: ${path} › ${title}`);
  const complaints = review(all);
  for (const complaint of complaints) console.log(`failed: ${complaint}`);
  const failed = count(all, 'failed') + count(all, 'skipped') + complaints.length;
  const budget = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`${since(startedAt)} of ${budget} s`);
  console.log(`${count(all, 'passed')} passed, ${failed} failed`);
  return process.exit(failed > 0 ? 1 : 0);
};

/** The tests of projects of tests/vitest.config.ts, or some files of them. */
export const vitest = (
  name: string,
  seconds: number,
  projects: readonly string[],
  files: readonly string[] = [],
): Part => {
  const file = resolve(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const args = ['run', '-c', 'tests/vitest.config.ts', ...chosen, ...reporters, ...files];
  return { name, command: 'vitest', args, seconds, report: { tool: 'vitest', file } };
};

/** The browser tests of a project of tests/playwright.config.ts. */
export const playwright = (project: string, seconds: number): Part => ({
  name: project,
  command: 'playwright',
  args: ['test', '-c', 'tests/playwright.config.ts', `--project=${project}`],
  seconds,
  report: { tool: 'playwright', file: resolve(reports, 'playwright.json') },
});
