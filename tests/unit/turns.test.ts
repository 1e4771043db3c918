import { describe, expect, test } from 'vitest';
import { mailIdFor, mailQueue } from '#functions/data/entities/mail.ts';
import { taskQueue } from '#functions/data/entities/task.ts';
import { due } from '#functions/data/kernel/queue.ts';
import { afterTurn, beforeAllTurns, turnsOf } from '#functions/data/kernel/turns.ts';
import { archiveTaskId, deletionTaskId, departureTaskId } from '#functions/data/tasks/tasks.ts';

const now = new Date('2026-11-28T08:00:00.000Z');
const [person, university] = ['RvSd-4nT8mKqZ2xVbY7cWf9gHjP', 'RvSd-1demo'];

describe('a turn', () => {
  test.each([
    [mailIdFor({ userId: person }, 'Zt9yPq2vXw8aLm4nRb6cTd'), 'RvSd'],
    [mailIdFor({ userId: person }, 'reminder-noDoctorate'), 'RvSd'],
    [mailIdFor({ userId: 'super-4nT8mKqZ2xVbY7cWf9gHjP' }, 'invitation'), 'super'],
    [mailIdFor({ email: 'RvSd-x@univ.example' }, 'Zt9yPq2vXw8aLm4nRb6cTd'), 'address'],
    // An id from before 2026-11-26.
    ['Zt9yPq2vXw8aLm4nRb6cTd', 'others'],
  ])('of the mail %s is %s', (id, turn) => {
    expect(mailQueue.turnOf(id)).toBe(turn);
  });

  test.each([
    [deletionTaskId(person), 'RvSd'],
    [deletionTaskId(university), 'RvSd'],
    [deletionTaskId('super-4nT8mKqZ2xVbY7cWf9gHjP'), 'super'],
    [archiveTaskId(person), 'RvSd'],
    [departureTaskId(person), 'RvSd'],
    [`requests-${university}`, 'RvSd'],
    [`reminder-noAssessment-${university}`, 'RvSd'],
    // An import is a thing of its university.
    [`${university}_abcdefghijk`, 'RvSd'],
    ['retention-2026-11-28', 'others'],
  ])('of the task %s is %s', (id, turn) => {
    expect(taskQueue.turnOf(id)).toBe(turn);
  });
});

test('an item is placed by its turn, then by the time at which it is due', () => {
  expect(due(mailQueue, mailIdFor({ userId: person }, 'x'), now)).toEqual({
    dueAt: '2026-11-28T08:00:00.000Z',
    GSI1SK: '!RvSd#2026-11-28T08:00:00.000Z',
  });
});

test('keys sort by turn, and the former release finds all of them below any time', () => {
  const [one, same, other, longer] = ['!RvSd#2026-11-28', '!RvSd#2027-01-01', '!RvSe#2026-11-27', '!RvSdx#2026-11-27'];
  const ordered = [beforeAllTurns, one, same, afterTurn('RvSd'), longer, other, '2026-11-27T23:59:59.000Z'];
  expect([...ordered].sort()).toEqual(ordered);
});

describe('a page of a queue', () => {
  const at = (id: string, turn: string, minute: number) => ({
    id,
    key: `!${turn}#2026-11-28T07:${String(minute).padStart(2, '0')}:00.000Z`,
  });
  const later = (id: string, turn: string) => ({ id, key: `!${turn}#2026-11-28T09:00:00.000Z` });
  const whole = { now, isCut: false, isTried: () => false };

  test('tells each turn’s due ids, earliest first', () => {
    expect(turnsOf([at('a', 'Aaaa', 1), at('b', 'Aaaa', 2), later('c', 'Aaaa'), at('d', 'Bbbb', 0)], whole)).toEqual([
      { turn: 'Aaaa', ids: ['a', 'b'], hasMore: false },
      { turn: 'Bbbb', ids: ['d'], hasMore: false },
    ]);
  });

  test('that is cut may leave out some of its last turn, unless it shows one that is not due', () => {
    const cut = { ...whole, isCut: true };
    expect(turnsOf([at('a', 'Aaaa', 1), at('b', 'Bbbb', 1)], cut)).toEqual([
      { turn: 'Aaaa', ids: ['a'], hasMore: false },
      { turn: 'Bbbb', ids: ['b'], hasMore: true },
    ]);
    expect(turnsOf([at('b', 'Bbbb', 1), later('c', 'Bbbb')], cut)).toEqual([
      { turn: 'Bbbb', ids: ['b'], hasMore: false },
    ]);
  });

  test('leaves out what was tried', () => {
    expect(turnsOf([at('a', 'Aaaa', 1), at('b', 'Aaaa', 2)], { ...whole, isTried: (id) => id === 'a' })).toEqual([
      { turn: 'Aaaa', ids: ['b'], hasMore: false },
    ]);
  });

  test('counts plain times, of the former release, as one turn', () => {
    const former = [
      { id: 'x', key: '2026-11-28T07:00:00.000Z' },
      { id: 'y', key: '2026-11-28T07:00:00.000Z' },
    ];
    expect(turnsOf(former, whole)).toEqual([{ turn: '', ids: ['x', 'y'], hasMore: false }]);
  });
});
