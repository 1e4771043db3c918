import { expect, test } from 'vitest';
import { describeError } from '#functions/lib/logs/describe-error.ts';

test('at most five places of a schema’s refusal and three causes of an error are logged', () => {
  const issues = Array.from({ length: 9 }, (_, i) => ({ path: ['rows', i, 'email'], expected: 'string' }));
  expect(describeError({ issues }).issues).toEqual(Array(5).fill('rows.email: expected string'));
  const cause = ['fifth', 'fourth', 'third', 'second'].reduce((inner, name) => ({ name, cause: inner }), {});
  expect(describeError({ name: 'first', cause }).causes).toEqual(['second', 'third', 'fourth']);
});
