import { expect, test } from 'vitest';
import { seenCount, seenPlace } from '#shared/matching/seen-place.ts';

const job = (id: string, family = '') => ({ certainty: 'look', Job: { id, family } }) as const;
const jobs = [job('a'), job('history', 'lecturers'), job('b'), job('law', 'lecturers'), job('c'), job('d')];

test('a place counts what is seen: a folded job has its entry’s, one that was set aside takes none', () => {
  const all = { jobs, hidden: [] };
  expect(jobs.map(({ Job }) => seenPlace(all, Job.id))).toEqual([1, 2, 3, 2, 4, 5]);
  expect(seenCount(all)).toBe(5);
  const some = { jobs, hidden: ['a', 'c'] };
  expect(['b', 'd'].map((id) => seenPlace(some, id))).toEqual([2, 3]);
  expect(seenCount(some)).toBe(3);
});

test('a family of which one job was set aside still counts as one', () => {
  expect(seenCount({ jobs, hidden: ['history'] })).toBe(5);
  expect(seenCount({ jobs, hidden: ['history', 'law'] })).toBe(4);
});

test('a job that was set aside would have the place between the others', () => {
  expect(seenPlace({ jobs, hidden: ['c'] }, 'c')).toBe(4);
});

test('in a trial the job takes its new rank, and the others keep their order', () => {
  const all = { jobs, hidden: ['a'] };
  expect([6, 5, 3, 2, 1].map((rank) => seenPlace(all, 'd', rank))).toEqual([4, 3, 2, 1, 1]);
  expect(seenPlace(all, 'history', 6)).toBe(2);
});

test('a job that is not in the list has no place', () => {
  expect(seenPlace({ jobs, hidden: [] }, 'e')).toBeUndefined();
});
