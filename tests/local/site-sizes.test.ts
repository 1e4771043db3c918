import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copyProduct } from '#scripts/tools/mutate/copy.ts';

const copy = resolve('.local/tmp/one-more-screen');

/** Parses the page sizes that the build prints, in KB of compressed JavaScript. */
const builtSizes = (): Map<string, number> => {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vite', ['build', '--config', 'web/vite.config.ts'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
  const lines = stdout.matchAll(/^ *([\d.]+) KB of +\d+ +(?:public|shell|screen|demand) +(.+)$/gm);
  return new Map([...lines].map(([, KB, what = '']) => [what, Number(KB)]));
};

const write = (file: string, text: string): void => writeFileSync(join(copy, file), text);
const insert = (file: string, before: string, text: string): void => {
  const source = readFileSync(join(copy, file), 'utf8');
  expect(source.split(before), `${file} holds ${before} once`).toHaveLength(2);
  write(file, source.replace(before, `${text}${before}`));
};
/** Incompressible text of that many KB. */
const heavy = (KB: number): string => randomBytes(KB * 750).toString('base64');

/** Adds a screen with its own texts, code and calls, by CONTRIBUTING.md. */
const addScreen = (): void => {
  for (const language of ['fr', 'en']) {
    write(`shared/i18n/${language}/extra.ts`, `export const extra = { title: '${heavy(6)}' };`);
    insert(`shared/i18n/${language}/index.ts`, 'import { errors }', "import { extra } from './extra.ts';\n");
    insert(`shared/i18n/${language}/index.ts`, '  errors,\n', '  extra,\n');
  }
  write(
    'shared/contracts/extras.ts',
    `import * as z from 'zod/mini';
    import { contract } from '../contract.ts';
    export const extras = contract({
      list: { method: 'GET', path: '/extras', summary: '${heavy(4)}', allow: ['member'], returns: z.literal('${heavy(4)}') },
    });`,
  );
  insert('shared/contracts/index.ts', 'import { exports }', "import { extras } from './extras.ts';\n");
  insert('shared/contracts/index.ts', '  exports,\n', '  extras,\n');
  write(
    'web/screens/user/extra.tsx',
    `import { api } from '#web/lib/calls/api.ts';
    import { useTranslation } from '#web/lib/words/i18n.ts';
    import { useCall } from '#web/lib/calls/use-call.ts';
    export const Extra = () => {
      const { data } = useCall(api.extras.list, []);
      return <p>{useTranslation('extra').t('title')}{data}${heavy(6)}</p>;
    };`,
  );
  insert(
    'web/lib/screens.ts',
    "  { path: '*',",
    "  { path: '/user/extra', access: ['user'], frame: 'area', title: 'extra:title', texts: ['extra'] },\n",
  );
  insert(
    'web/app/routes.ts',
    "  '/super-admin':",
    "  '/user/extra': async () => (await import('#web/screens/user/extra.tsx')).Extra,\n",
  );
};

beforeAll(() => {
  copyProduct(copy);
  // This test measures growth; the build checks the totals.
  insert('web/vite-budgets.ts', 'const most = {', 'const heaviest = 1_000;\n');
  const budgets = readFileSync(join(copy, 'web/vite-budgets.ts'), 'utf8');
  write('web/vite-budgets.ts', budgets.replace(/(public|shell): \d+/g, '$1: heaviest'));
});

// Every page holds the screen's row and route; nothing else of it may be there.
test('a further screen makes no other page grow by more than its line in the tables, 0.3 KB', () => {
  const before = builtSizes();
  expect(before.get('/login')).toBeGreaterThan(50);
  addScreen();
  const after = builtSizes();
  const grown = [...before].map(([what, KB]) => [what, (after.get(what) ?? 0) - KB] as const);
  expect(grown.filter(([, KB]) => KB > 0.3)).toEqual([]);
  // The area's frame may also load unsent answers, the person's labyrinth and the news of an acceptance.
  const added = ['/user/extra', '/user/extra: open-answers', '/user/extra: menu-walk', '/user/extra: accepted'];
  expect([...after.keys()].filter((what) => !before.has(what))).toEqual(added);
  expect(after.get('/user/extra')).toBeGreaterThan(15);
});
