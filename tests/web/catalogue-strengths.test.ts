import { expect, test } from 'vitest';
import {
  closed,
  type History,
  noHistory,
  redone,
  takenBack,
  typed,
  undone,
  withoutSaved,
} from '#web/features/catalogue/strength-history.ts';
import { strengthIn } from '#web/features/catalogue/strength-text.ts';

test.each([
  ['3', 3],
  ['3,5', 3.5],
  ['3.5', 3.5],
  [' 4,25 ', 4.25],
  ['.5', 0.5],
  ['2.', 2],
  ['2.345', 2.35],
  ['100', 100],
  ['0', 0],
])('%s is a strength', (text, value) => expect(strengthIn(text)).toBe(value));

test.each(['', ' ', '2,,5', 'five', '-1', '100.5', '1e1', '0x1', '1 000', '٣', '.'])('%o is none', (text) =>
  expect(strengthIn(text)).toBeUndefined(),
);

const keys = (history: History, id: string, before: string, text: string): History =>
  [...text].reduce((now, _, i) => typed(now, id, before, text.slice(0, i + 1)), history);

test('typing in one field without leaving it is one step', () => {
  const first = closed(keys(noHistory, 'a', '1', '3,5'));
  const both = keys(first, 'b', '0', '22');
  expect(both.texts).toEqual({ a: '3,5', b: '22' });
  expect(both.past).toHaveLength(2);
  const one = undone(both);
  expect(one.texts).toEqual({ a: '3,5', b: '0' });
  expect(undone(one).texts).toEqual({ a: '1', b: '0' });
  expect(undone(undone(one)).texts).toEqual({ a: '1', b: '0' });
  expect(redone(redone(undone(one))).texts).toEqual({ a: '3,5', b: '22' });
});

test('coming back to a field is another step', () => {
  const twice = keys(closed(keys(noHistory, 'a', '1', '2')), 'a', '2', '4');
  expect(undone(twice).texts).toEqual({ a: '2' });
});

test('a new step forgets what was undone', () => {
  const undoneOnce = undone(closed(keys(noHistory, 'a', '1', '2')));
  expect(redone(keys(undoneOnce, 'b', '0', '5')).texts).toEqual({ a: '1', b: '5' });
});

test('undone typing leaves no step', () => {
  const history = keys(closed(keys(noHistory, 'a', '1', '2')), 'b', '0', '5');
  expect(takenBack(history)).toMatchObject({ texts: { a: '2', b: '0' }, future: [] });
  expect(takenBack(history).past).toHaveLength(1);
});

test('saved values are no longer dirty, except those typed meanwhile; they can still be undone', () => {
  const history = keys(closed(keys(noHistory, 'a', '1', '2')), 'b', '0', '55');
  const saved = withoutSaved(history, { a: '2', b: '5' });
  expect(saved.texts).toEqual({ b: '55' });
  expect(undone(undone(saved)).texts).toEqual({ a: '1', b: '0' });
});
