import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { screens, textsOf } from '#web/lib/screens.ts';
import { groups } from '#web/vite-api.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

const quoted = (source: string): string[] => [...source.matchAll(/'(\w+)'/g)].flatMap(([, word]) => word ?? []);

type Import = { file: string; texts: string[] };

const typeImport = /^import type [^;]+;$/gm;

/** The site's files that a file imports, statically or dynamically, with the namespaces loaded along; types load nothing. */
const importsOf = (file: string): Import[] =>
  [
    ...read(file)
      .replace(typeImport, '')
      .matchAll(/(?:from|import\()\s*'(#web\/|\.\.?\/)([^']+)'(?:\)\)\.\w+,\s*\{\s*texts: \[([^\]]*)\])?/g),
  ]
    .map(([, start = '', rest = '', texts = '']) => ({
      file: start === '#web/' ? join('web', rest) : join(dirname(file), start, rest),
      texts: quoted(texts),
    }))
    .filter(({ file }) => existsSync(file));

/** The namespaces that a file itself uses. */
const wordedWith = (file: string): string[] =>
  [...read(file).matchAll(/useTranslation\(\s*('\w+'|\[[^\]]*\])/g)].flatMap(([, named = '']) => quoted(named));

/** The namespaces used by a file and its imports, except those that are loaded along with them. */
const missingFrom = (file: string, loaded: readonly string[], seen = new Set<string>()): string[] => {
  const key = [file, ...loaded].join();
  if (seen.has(key)) return [];
  seen.add(key);
  return [
    ...wordedWith(file).filter((name) => !loaded.includes(name)),
    ...importsOf(file).flatMap((one) => missingFrom(one.file, [...loaded, ...one.texts], seen)),
  ];
};

const files = new Map(
  [...read('web/app/routes.ts').matchAll(/'([^']+)': async \(\) => \(await import\('#web\/([^']+)'\)/g)].map(
    ([, path = '', file = '']) => [path, join('web', file)],
  ),
);

test.each(screens)('the screen $path names every text that it is worded with', (screen) => {
  const file = files.get(screen.path);
  if (!file) throw new Error(`no file of ${screen.path}`);
  expect(missingFrom(file, textsOf(screen))).toEqual([]);
});

test('the site’s build finds the calls of every group', () => {
  expect(groups().sort()).toEqual(Object.keys(contracts).sort());
});
