import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from '#scripts/tools/mutate/mutations.ts';

test('every line that is broken on purpose still stands in its file, once', () => {
  const places = mutations.map(({ file, find }) => [file, find, readFileSync(file, 'utf8').split(find).length - 1]);
  expect(places.length).toBeGreaterThan(250);
  expect(places.filter(([, , count]) => count !== 1)).toEqual([]);
});
