import { expect, test } from 'vitest';
import { findRefusal } from '#shared/matching/refusal.ts';
import type { Answer, MatchCatalogue, Strengths } from '#shared/matching/types.ts';

const skillIds = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'];
const catalogue: MatchCatalogue = {
  skills: [...skillIds, 's11'].map((id, i) => ({ id, category: i < 5 ? 1 : 2 })),
  activities: [{ id: 'a1', skills: { s10: 1 } }],
  jobs: [
    {
      id: 'j1',
      active: true,
      skills: Object.fromEntries(skillIds.slice(0, 9).map((id) => [id, 2])),
      activities: { a1: 1 },
    },
    { id: 'j2', active: false, skills: { s11: 5 }, activities: {} },
  ],
};

/** Answers to the first skills: a digit is a rating, - is N/A, a space is no answer. */
const answersFrom = (digits: string): Record<string, Answer> =>
  Object.fromEntries(
    [...digits].flatMap((digit, i) =>
      digit === ' ' ? [] : [[skillIds[i] ?? '', { value: digit === '-' ? null : Number(digit), importantFlag: null }]],
    ),
  );
const reason = (digits: string) => findRefusal(catalogue, answersFrom(digits))?.reason ?? null;

test('needs six answers in ten, N/A on purpose counting', () => {
  expect(reason('12345')).toBe('unanswered');
  expect(reason('123451')).toBeNull();
  expect(reason('123--1')).toBeNull();
});

test('counts per category, only the skills that an active job calls for, itself or by an activity', () => {
  const answers = { ...answersFrom('1-3'), s11: { value: 5, importantFlag: null } };
  expect(findRefusal(catalogue, answers)).toEqual({
    reason: 'unanswered',
    categories: [
      { category: 1, total: 5, answered: 3, rated: 2 },
      { category: 2, total: 5, answered: 0, rated: 0 },
    ],
  });
});

test('a flag alone is not an answer', () => {
  const flagged = { ...answersFrom('12345'), s6: { importantFlag: true } };
  expect(findRefusal(catalogue, flagged)?.reason).toBe('unanswered');
});

test('needs four ratings in ten', () => {
  expect(reason('123-------')).toBe('unrated');
  expect(reason('123--4----')).toBeNull();
});

test('needs a rating in every category', () => {
  expect(reason('12345-----')).toBe('empty_category');
});

test('refuses ratings that are all alike, unless something is liked, disliked or an activity stands out', () => {
  const alike = answersFrom('3333333333');
  expect(findRefusal(catalogue, alike)?.reason).toBe('flat');
  expect(findRefusal(catalogue, { ...alike, a1: { value: 1, importantFlag: null } })?.reason).toBe('flat');
  expect(findRefusal(catalogue, { ...alike, s1: { value: 3, importantFlag: false } })).toBeNull();
  expect(findRefusal(catalogue, { ...alike, a1: { value: null, importantFlag: true } })).toBeNull();
  expect(findRefusal(catalogue, { ...alike, s1: { value: 4, importantFlag: null } })).toBeNull();
});

test('does not refuse when there is no job to rank', () => {
  expect(findRefusal({ ...catalogue, jobs: catalogue.jobs.filter(({ active }) => !active) }, {})).toBeNull();
});

test('categories stand by their number; a skill counts that a single job asks for', () => {
  const jobs: Strengths[] = [{ s1: 1, s2: 1 }, { s1: 1 }];
  const two: MatchCatalogue = {
    skills: [
      { id: 's1', category: 2 },
      { id: 's2', category: 1 },
    ],
    activities: [],
    jobs: jobs.map((skills, i) => ({ id: `j${i}`, active: true, skills, activities: {} })),
  };
  expect(findRefusal(two, {})?.categories).toEqual([
    { category: 1, total: 1, answered: 0, rated: 0 },
    { category: 2, total: 1, answered: 0, rated: 0 },
  ]);
});
