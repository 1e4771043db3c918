import { expect, test } from 'vitest';
import { tabFrom } from '#web/lib/address/search-params.ts';

test('an address opens the tab that it names by its place; where it names none that there is, the first', () => {
  expect(['0', '2', '3', '40', '-1', '1.5', 'x', '', null].map((value) => tabFrom(value, 3))).toEqual([
    ...[0, 2, 0, 0, 0, 0, 0, 0, 0],
  ]);
});

test('a screen may open another tab than the first where the address names none that there is', () => {
  expect(['0', '3', '40', 'x', null].map((value) => tabFrom(value, 4, 1))).toEqual([0, 3, 1, 1, 1]);
});
