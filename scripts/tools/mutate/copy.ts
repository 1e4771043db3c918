import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildIfStale, markBuilt, productBuilds } from '#scripts/platform/build.ts';
import type { Mutation } from './mutations.ts';

const root = resolve('.');

/** Only stories run what is built; other tests have the stack as it was before anything was broken. */
export const isStory = (test: string): boolean => test.startsWith('tests/e2e');

const fileOf = (test: string): string => test.split(' › ')[0] ?? test;

/** The arguments of vitest for each run of these tests: all whole files together, and each file of which only some titles are named. */
const vitestRuns = (tests: readonly string[]): string[][] => {
  const whole = tests.filter((test) => !test.includes(' › '));
  const parts = Map.groupBy(
    tests.filter((test) => test.includes(' › ')),
    fileOf,
  );
  const named = [...parts].map(([file, those]) => {
    const titles = those.map((test) => RegExp.escape(test.slice(`${file} › `.length)));
    return [file, '-t', titles.join('|')];
  });
  return whole.length > 0 ? [whole, ...named] : named;
};

const projectOf = (story: string): string => (story.startsWith('tests/e2e/keepers') ? 'keepers' : 'stories');

/** A copy of the product in that folder; it shares the packages, but not the stamps of what is built. */
export const copyProduct = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Hard links: behind symbolic ones the packages would lie outside the copy, where maps do not look for them.
  const linked = spawnSync('cp', ['-al', join(root, 'node_modules'), folder], { stdio: 'inherit' });
  if (linked.status !== 0) throw new Error(`the packages cannot be linked into ${folder}`);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
};

/** A copy of the product to break, in that folder, built. */
export const createCopy = async (folder: string) => {
  copyProduct(folder);
  const { site, stack } = productBuilds(folder, new AbortController().signal);
  for (const build of [site, stack]) await buildIfStale(folder, build);

  const run = async (tool: string, args: readonly string[], stdio: 'ignore' | 'inherit'): Promise<boolean> => {
    const child = spawn(join(folder, 'node_modules/.bin', tool), args, { cwd: folder, stdio });
    const [code] = await once(child, 'exit');
    return code === 0;
  };

  /**
   * Tells whether those tests pass in the copy, with their output or without. A test is named by its file, or the beginning of its path, and may go on
   * with the beginning of its title: `tests/functions/rights.test.ts › GET /users`.
   */
  const passes = async (tests: readonly string[], stdio: 'ignore' | 'inherit' = 'ignore'): Promise<boolean> => {
    const [stories, others] = [tests.filter(isStory), tests.filter((test) => !isStory(test))];
    for (const args of vitestRuns(others)) {
      if (!(await run('vitest', ['run', '-c', 'tests/vitest.config.ts', '--bail=1', ...args], stdio))) return false;
    }
    for (const [project, files] of Map.groupBy(stories, projectOf)) {
      const playwright = ['test', '-c', 'tests/playwright.config.ts', `--project=${project}`, '-x', ...files];
      if (!(await run('playwright', playwright, stdio))) return false;
    }
    return true;
  };

  /** Whether the test of a broken line notices it; the line is mended afterwards. */
  const isNoticed = async ({ file, find, replace, test }: Mutation): Promise<boolean> => {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(find).length !== 2) throw new Error(`${file} does not hold these words once: ${find}`);
    writeFileSync(
      path,
      source.replace(find, () => replace),
    );
    if (!isStory(test)) for (const build of [site, stack]) await markBuilt(folder, build);
    try {
      return !(await passes([test]));
    } finally {
      writeFileSync(path, source);
    }
  };

  return { passes, isNoticed };
};
