import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from '#scripts/tools/mutate/mutations.ts';
import { rooms } from '#scripts/tools/mutation/rooms.ts';

test('every line that is broken on purpose still stands in its file, once', () => {
  const places = mutations.map(({ file, find }) => [file, find, readFileSync(file, 'utf8').split(find).length - 1]);
  expect(places.length).toBeGreaterThan(250);
  expect(places.filter(([, , count]) => count !== 1)).toEqual([]);
});

/** Every path of a pattern with one `{a,b}`. */
const pathsOf = (pattern: string): string[] => {
  const [, start = '', names, end = ''] = /^(.*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(',').map((name) => start + name + end);
};

test('every path that a mutation room names exists', () => {
  const paths = rooms.flatMap(({ files, tests }) => [...files, ...tests]).flatMap(pathsOf);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => globSync(path.replace(/^!/, '')).length === 0)).toEqual([]);
});
