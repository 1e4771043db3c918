import { expect, test } from 'vitest';
import { courseOf, daysLeft } from '#scripts/operations/move/phases.ts';
import type { MoveState } from '#scripts/operations/move/state.ts';

const move = (state: MoveState) => ({ state, from: 'main', to: 'b' });

test('a university that has never moved, or whose old copy is erased, is copied', () => {
  expect(courseOf(null, 'main', 'b')).toEqual({ parts: ['copy'] });
  expect(courseOf(move('erased'), 'b', 'main')).toEqual({ parts: ['copy'] });
});

test('where it lives it is not moved to', () => {
  expect(courseOf(null, 'main', 'main')).toEqual({ refusal: 'The university lives in the cell “main”.' });
  expect(courseOf(move('read-only'), 'b', 'b')).toEqual({ refusal: 'The university lives in the cell “b”.' });
});

test.each(['copying', 'catching-up', 'draining', 'held'] as const)(
  'broken off while %s it is copied anew to the same cell, given up for its own, and refused for a third',
  (state) => {
    expect(courseOf(move(state), 'main', 'b')).toEqual({ parts: ['copy'] });
    expect(courseOf(move(state), 'main', 'main')).toEqual({ parts: ['give up'] });
    expect(courseOf(move(state), 'main', 'c')).toEqual({
      refusal: 'A move to “b” was begun: go on with it, or give it up by a move to “main”.',
    });
  },
);

test('broken off after the switch it is finished, and nothing else before', () => {
  expect(courseOf(move('switched'), 'b', 'b')).toEqual({ parts: ['finish'] });
  expect(courseOf(move('switched'), 'b', 'main')).toEqual({
    refusal: 'The move to “b” has switched and is to be finished first: repeat it.',
  });
});

test('on the way back, and on the way on, the old copy is erased first', () => {
  expect(courseOf(move('read-only'), 'b', 'main')).toEqual({ parts: ['erase the old copy', 'copy'] });
  expect(courseOf(move('read-only'), 'b', 'c')).toEqual({ parts: ['erase the old copy', 'copy'] });
});

test('an old copy is kept for seven days', () => {
  const switchedAt = '2026-11-27T10:00:00.000Z';
  const left = (at: string) => daysLeft(switchedAt, new Date(at));
  expect([left('2026-11-27T10:00:00.000Z'), left('2026-11-28T11:00:00.000Z')]).toEqual([7, 6]);
  expect([left('2026-12-04T09:59:59.000Z'), left('2026-12-04T10:00:00.000Z')]).toEqual([1, 0]);
});
