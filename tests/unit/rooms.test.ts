import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const sources = globSync('{shared,functions,web,infra,scripts}/**/*.{ts,tsx,css,mjs}', {
  exclude: (name) => /node_modules|dist/.test(name),
});
/** Lists of facts and texts, one line each, and tests that stand beside their subject. */
const isData = (file: string): boolean =>
  /^(shared\/i18n\/|shared\/doctoral-schools|scripts\/demo\/content\/|scripts\/platform\/tests\/)/.test(file);
const units = sources.filter((file) => !isData(file));
const lineCount = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

test('no room holds more than 40 files', () => {
  const rooms = Map.groupBy(units, dirname);
  expect(rooms.size).toBeGreaterThan(80);
  expect([...rooms].filter(([, files]) => files.length > 40).map(([room, { length }]) => [room, length])).toEqual([]);
});

test('no file is longer than 250 lines', () => {
  expect(units.filter((file) => lineCount(file) > 250)).toEqual([]);
});

test('hardly a fragment stands apart from its one reader', () => {
  const readers = new Map<string, Set<string>>();
  for (const file of globSync('{shared,functions,web,scripts,tests}/**/*.{ts,tsx}', {
    exclude: (name) => /node_modules|dist/.test(name),
  })) {
    const imports = readFileSync(file, 'utf8').matchAll(/\bfrom '([#.][^']+)'|\bimport\('([#.][^']+)'\)/g);
    for (const [, from, late = ''] of imports) {
      const name = from ?? late;
      const target = name.startsWith('.') ? normalize(join(dirname(file), name)) : name.slice(1);
      readers.set(target, (readers.get(target) ?? new Set()).add(from ? file : `${file} (late)`));
    }
  }
  const fragments = units.filter((file) => {
    const { size = 0 } = readers.get(file) ?? {};
    return file.startsWith('web/features/') && /tsx?$/.test(file) && size === 1 && lineCount(file) < 40;
  });
  // Loaded on need, or tested by itself, a fragment has a reason: both count as readers here, so what is left has none.
  expect(fragments.length).toBeLessThanOrEqual(20);
});
