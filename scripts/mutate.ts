import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Mutation, mutations } from './mutate/mutations.ts';

/**
 * `npm run mutate`: breaks one line at a time in a copy of the product and runs the test that must notice. Says which
 * broken lines went unnoticed; exits 1 when more than two did, or when the tests fail on the unbroken copy. With an argument, as in
 * `npm run mutate -- shared/domain`, only the lines of files whose path holds it.
 */
const mayEscape = 2;
const root = resolve('.');
const copy = join(root, '.local/mutants');
const chosen = mutations.filter(({ file }) => file.includes(process.argv[2] ?? ''));
const tool = (name: string): string => join(root, 'node_modules/.bin', name);

const copyProduct = (): void => {
  rmSync(copy, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
};

const isStory = (test: string): boolean => test.startsWith('tests/e2e');

/** Whether those tests pass in the copy. A name stands for every test file that begins with it. */
const passes = (tests: readonly string[]): boolean => {
  const run = (command: string, args: string[]): boolean =>
    spawnSync(tool(command), args, { cwd: copy, stdio: 'ignore' }).status === 0;
  const [stories, others] = [tests.filter(isStory), tests.filter((test) => !isStory(test))];
  return (
    (others.length === 0 || run('vitest', ['run', '-c', 'tests/vitest.config.ts', '--bail=1', ...others])) &&
    (stories.length === 0 ||
      run('playwright', ['test', '-c', 'tests/playwright.config.ts', '--project=stories', '-x', ...stories]))
  );
};

const isNoticed = ({ file, find, replace, test }: Mutation): boolean => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${file} does not hold these words once: ${find}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    return !passes([test]);
  } finally {
    writeFileSync(path, source);
  }
};

copyProduct();
if (!passes([...new Set(chosen.map(({ test }) => test))])) throw new Error('the tests fail before anything is broken');

let escaped = 0;
for (const mutation of chosen) {
  const startedAt = performance.now();
  const noticed = isNoticed(mutation);
  if (!noticed) escaped += 1;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${noticed ? 'noticed  ' : 'UNNOTICED'}  ${mutation.file}: ${mutation.find.split('\n')[0]}  (${seconds} s)`,
  );
}
console.log(`${chosen.length - escaped} of ${chosen.length} broken lines noticed`);
process.exit(escaped > mayEscape ? 1 : 0);
