import { expect, test } from 'vitest';
import { standoutsOf } from '#shared/domain/standouts.ts';

/** Rows in the catalogue's order, named by position: a (liked), d (disliked) or plain. */
const rows = (...answers: (number | null | `${number}${'a' | 'd'}`)[]) =>
  answers.map((answer, place) => {
    const [value, flag] = typeof answer === 'string' ? [Number(answer[0]), answer[1]] : [answer, undefined];
    return { place, value, importantFlag: flag === undefined ? null : flag === 'a' };
  });
const places = (...answers: Parameters<typeof rows>) => {
  const { highest, lowest } = standoutsOf(rows(...answers));
  return [highest, lowest].map((list) => [list.rows.map(({ place }) => place), list.more]);
};

test('the highest and the lowest stand apart, N/A in neither', () => {
  expect(places(1, 5, null, 3, 4, 0)).toEqual([
    [[1, 4, 3], 0],
    [[5, 0], 0],
  ]);
});

test('five of each are named, liked ones first, and how many more are equal to the last', () => {
  expect(places(5, 5, '5a', 4, 4, 4, 4, 1, 1, 1, 1, 1, '1a', 1)).toEqual([
    [[2, 0, 1, 3, 4], 2],
    [[12, 7, 8, 9, 10], 2],
  ]);
});

test('a disliked entry is not among those that can grow, and equal ratings have no lowest', () => {
  expect(places(4, '0d', 2)).toEqual([
    [[0, 2], 0],
    [[], 0],
  ]);
  expect(places(3, 3, 3, 3)).toEqual([
    [[0, 1], 2],
    [[], 0],
  ]);
});
