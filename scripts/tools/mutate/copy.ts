import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildIfStale, markBuilt, productBuilds } from '#scripts/platform/index.ts';
import type { Mutation } from './mutations.ts';

const root = resolve('.');

/** Only stories run the build; other tests keep the unbroken stack. */
export const isStory = (test: string): boolean => test.startsWith('tests/e2e');

const fileOf = (test: string): string => test.split(' › ')[0] ?? test;

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

const projectOf = (story: string): string =>
  ['keepers', 'long'].find((folder) => story.startsWith(`tests/e2e/${folder}/`)) ?? 'stories';

export const copyProduct = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Hard links: source maps do not follow symbolic links out of the copy.
  const linked = spawnSync('cp', ['-al', join(root, 'node_modules'), folder], { stdio: 'inherit' });
  if (linked.status !== 0) throw new Error(`the packages cannot be linked into ${folder}`);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
};

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
   * A test is a file or path prefix, optionally with the beginning of its title: `tests/functions/rights.test.ts › GET
   * /users`.
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
