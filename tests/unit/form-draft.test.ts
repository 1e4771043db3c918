import { expect, test } from 'vitest';
import { changedNames, isNothing, typedOver } from '#web/lib/form-draft.ts';

test('nothing stands where there is nothing, or only blanks', () => {
  expect([undefined, null, '', ' \n'].map(isNothing)).toEqual([true, true, true, true]);
  expect([0, false, 'a', []].map(isNothing)).toEqual([false, false, false, false]);
});

test.each([
  [null, ' ', []],
  ['Ada', ' Ada ', []],
  ['Ada', 'ada', ['it']],
  ['Ada', '', ['it']],
  [7, '7', []],
  [['a'], ['a'], []],
  [['a'], ['b'], ['it']],
  [true, false, ['it']],
])('over %j the typed %j is a change: %j', (stands, it, names) => {
  expect(changedNames({ typed: { it } }, { it: stands })).toEqual(names);
});

test('what was saved gives way to the record that came back, and what was typed meanwhile stays', () => {
  const before = { a: 1, b: 2 };
  const draft = { typed: { a: 5, b: 6 }, saved: { values: { a: 5 }, over: JSON.stringify(before) } };
  expect(changedNames(draft, before)).toEqual(['b']);
  expect(typedOver(draft, before)).toEqual({ a: 5, b: 6 });
  expect(typedOver(draft, { a: 5, b: 2 })).toEqual({ b: 6 });
  expect(typedOver({ typed: { a: 5 } }, before)).toEqual({ a: 5 });
});
