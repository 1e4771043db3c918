import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterRepeat, grepOf, mostFlaky } from './run-parts/repeat.ts';
import { type Outcome, outcomesOf, type Report } from './run-parts/reports.ts';
import { isTold, isWrong, lastLine, notPassed } from './run-parts/verdict.ts';
import { tallyTests } from './trust/tally-tests.ts';

/**
 * `seconds` limits the time. With a report, each of its tests counts. `argsOf` gives the arguments that run selected
 * tests alone.
 */
export type Part = {
  name: string;
  command: string;
  args: string[];
  seconds: number;
  env?: Readonly<Record<string, string>>;
  report?: Report;
  argsOf?: (failed: readonly Outcome[]) => string[];
};

const reports = resolve('.local/test-reports');
const slowestShown = 20;

const runTool = ({ command, env }: Part, args: readonly string[]): boolean => {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(resolve('node_modules/.bin', command), args, options).status === 0;
};

/** A part without tests, or that died before its report, counts as one test. */
const outcomesFrom = ({ name, report }: Part, isOk: boolean): Outcome[] => {
  const outcomes = report ? outcomesOf(report) : [];
  if (isTold(outcomes, isOk)) return outcomes;
  return [
    ...outcomes,
    { path: name, title: name, fullTitle: name, state: isOk && !report ? 'passed' : 'failed', seconds: 0 },
  ];
};

type Ran = { part: Part; outcomes: Outcome[]; seconds: number };

/** Repeats failed tests once, if they are few. */
const repeated = ({ part, outcomes, seconds }: Ran): Ran & { flaky: Outcome[] } => {
  const failed = outcomes.filter(({ state, path }) => state === 'failed' && path !== part.name);
  if (!part.argsOf || failed.length === 0 || failed.length > mostFlaky) return { part, outcomes, seconds, flaky: [] };
  console.log(`\n${part.name}: ${failed.length} failed, once more\n`);
  const again = outcomesFrom(part, runTool(part, part.argsOf(failed)));
  return { part, seconds, ...afterRepeat(outcomes, again) };
};

/**
 * Runs the parts in sequence. Prints each one's time, budget and share, the slowest twenty tests, the tests that did
 * not pass, the complaints of `review`, and at the end `N passed, N failed` (after a line `N unchanged`). Exits 1 when
 * anything failed. A skipped test has failed, unless its tool is missing on this machine: then the last line ends with
 * `, N skipped`. With REPEAT_FAILED, failed browser tests run once more at the end; those that then pass are printed as
 * `flaky: …`, and more than three of them are a failure.
 */
export const runParts = (
  parts: readonly Part[],
  review: (outcomes: readonly Outcome[]) => string[] = () => [],
): never => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const startedAt = performance.now();
  const since = (then: number) => Math.round((performance.now() - then) / 1000);
  const states = ['passed', 'failed', 'skipped', 'unchanged'] as const;
  const count = (outcomes: readonly Outcome[], state: Outcome['state']) =>
    outcomes.filter((outcome) => outcome.state === state).length;

  const ran = parts.map((part): Ran => {
    const beganAt = performance.now();
    const outcomes = outcomesFrom(part, runTool(part, part.args));
    const seconds = since(beganAt);
    const verdict = seconds > part.seconds ? ', over its budget' : '';
    const counts = states.map((state) => `${count(outcomes, state)} ${state}`).join(', ');
    console.log(`\n${part.name}: ${counts} (${seconds} of ${part.seconds} s${verdict})\n`);
    return { part, outcomes, seconds };
  });
  const settled = ran.map((one) => (process.env.REPEAT_FAILED ? repeated(one) : { ...one, flaky: [] }));
  const all = settled.flatMap(({ outcomes }) => outcomes);
  const flaky = settled.flatMap((one) => one.flaky);
  tallyTests(all);

  const whole = ran.reduce((sum, { seconds }) => sum + seconds, 0);
  for (const { part, seconds } of ran) {
    const share = Math.round((100 * seconds) / Math.max(whole, 1));
    console.log(`${String(seconds).padStart(5)} s ${String(share).padStart(3)} %  ${part.name}`);
  }
  console.log(`\nthe slowest ${slowestShown}:`);
  const slowest = all.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown);
  for (const { path, title, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${path} › ${title}`);

  for (const line of notPassed(all)) console.log(line);
  for (const { path, fullTitle } of flaky) console.log(`flaky: ${path} › ${fullTitle}`);
  const complaints = review(all);
  if (flaky.length > mostFlaky) complaints.push(`${flaky.length} flaky tests, where ${mostFlaky} may be`);
  for (const complaint of complaints) console.log(`failed: ${complaint}`);
  const failed = all.filter(isWrong).length + complaints.length;
  const budget = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`${since(startedAt)} of ${budget} s, ${count(all, 'unchanged')} unchanged`);
  console.log(lastLine(all, failed));
  return process.exit(failed > 0 ? 1 : 0);
};

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

type Chosen = { name?: string; env?: Part['env']; files?: readonly string[] };

export const playwright = (project: string, seconds: number, chosen: Chosen = {}): Part => {
  const { name = project, env = {}, files = [] } = chosen;
  const args = ['test', '-c', 'tests/playwright.config.ts', `--project=${project}`, ...files];
  const report = { tool: 'playwright', file: resolve(reports, 'playwright.json') } as const;
  const argsOf = (failed: readonly Outcome[]) => [...args, '--grep', grepOf(failed)];
  return { name, command: 'playwright', args, seconds, env, report, argsOf };
};

/** Stories against two cells: homes of stories lie in the other one, super administrators in the main one. */
export const inCells = (seconds: number, stories: readonly string[] = []): Part =>
  playwright('stories', seconds, {
    name: 'stories in cells',
    env: { CELLS: '2' },
    files: stories.map((name) => `tests/e2e/${name}.spec.ts`),
  });
