import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { screens, textsOf } from '#web/lib/screens.ts';
import { groups } from '#web/vite-api.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

/** The site's files that a file imports, at once or when needed. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/(?:from|import\()\s*'(#web\/|\.\.?\/)([^']+)'/g)]
    .map(([, start = '', rest = '']) => (start === '#web/' ? join('web', rest) : join(dirname(file), start, rest)))
    .filter((path) => existsSync(path));

const reachedFrom = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) reachedFrom(next, seen);
  return seen;
};

/** The namespaces that a file is worded with, as it names them itself. */
const wordedWith = (file: string): string[] =>
  [...read(file).matchAll(/useTranslation\(\s*('\w+'|\[[^\]]*\])/g)].flatMap(([, named = '']) =>
    [...named.matchAll(/'(\w+)'/g)].flatMap(([, name]) => name ?? []),
  );

const files = new Map(
  [...read('web/app/routes.ts').matchAll(/'([^']+)': async \(\) => \(await import\('#web\/([^']+)'\)/g)].map(
    ([, path = '', file = '']) => [path, join('web', file)],
  ),
);

test.each(screens)('the screen $path names every text that it is worded with', (screen) => {
  const file = files.get(screen.path);
  if (!file) throw new Error(`no file of ${screen.path}`);
  const needed = new Set([...reachedFrom(file)].flatMap(wordedWith));
  expect([...needed].filter((name) => !textsOf(screen).some((named) => named === name))).toEqual([]);
});

test('the site’s build finds the calls of every group', () => {
  expect(groups().sort()).toEqual(Object.keys(contracts).sort());
});
