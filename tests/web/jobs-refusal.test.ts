import { expect, test } from 'vitest';
import { findRefusal } from '#shared/matching/refusal.ts';
import type { Answers } from '#shared/matching/types.ts';
import { refusalOf } from '#web/features/jobs/refusal.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';

const skills = Array.from({ length: 10 }, (_, index) => ({ id: `s${index}`, category: index < 5 ? 1 : 2 }));
const strengths = Object.fromEntries(skills.map(({ id }, index) => [id, index % 5]));
const catalogue = {
  skills,
  activities: [],
  jobs: [{ id: 'j1', active: true, skills: { ...strengths, s0: 1, s5: 1 }, activities: {} }],
};
const answers = (given: (index: number) => number | null | undefined): Answers =>
  Object.fromEntries(skills.map(({ id }, index) => [id, { value: given(index), importantFlag: null }]));

test.each([
  ['unanswered', answers((index) => (index < 3 ? index : undefined))],
  ['unrated', answers((index) => (index < 2 ? index : null))],
  ['empty_category', answers((index) => (index < 5 ? index : null))],
  ['flat', answers(() => 3)],
] as const)('the reason %s is read from the counts as the server found it', (reason, answered) => {
  const found = findRefusal(catalogue, answered);
  expect(found?.reason).toBe(reason);
  const error = new ApiError(422, 'incomplete_evaluation', { details: [...(found?.categories ?? [])] });
  expect(refusalOf(error)).toEqual(found);
});

test('any other error is no refusal', () => {
  expect(refusalOf(new ApiError(500, 'internal'))).toBeUndefined();
  expect(refusalOf(new ApiError(422, 'incomplete_evaluation', { details: [{ field: 'x' }] }))).toBeUndefined();
});
