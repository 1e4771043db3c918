import { expect, test } from 'vitest';
import { skillStanding } from '#shared/matching/badges.ts';
import { groupedJobs } from '#shared/matching/grouped-jobs.ts';
import { passesFilters } from '#shared/matching/job-filters.ts';
import type { Certainty } from '#shared/matching/types.ts';

const job = (id: string, certainty: Certainty, family = '') => ({ certainty, Job: { id, family } });

/** Formats each group as "stays: a, b (c)", folded jobs in brackets. */
const told = (groups: ReturnType<typeof groupedJobs<ReturnType<typeof job>>>): string[] =>
  groups.map(({ certainty, entries }) => {
    const names = entries.map(({ job: { Job }, kin }) =>
      kin.length > 0 ? `${Job.id} (${kin.map((one) => one.Job.id).join(' ')})` : Job.id,
    );
    return `${certainty}: ${names.join(', ')}`;
  });

test('a job stands in the lowest group met so far, so that ranks go on from group to group', () => {
  const jobs = [job('a', 'stays'), job('b', 'likely'), job('c', 'stays'), job('d', 'look'), job('e', 'likely')];
  expect(told(groupedJobs(jobs))).toEqual(['stays: a', 'likely: b, c', 'look: d, e']);
});

test('a group without a job is not there', () => {
  expect(told(groupedJobs([job('a', 'look'), job('b', 'stays')]))).toEqual(['look: a, b']);
  expect(groupedJobs([])).toEqual([]);
});

test('a family stands once, where its best member is; jobs without one stand for themselves', () => {
  const jobs = [
    job('a', 'stays'),
    job('history', 'stays', 'lecturers'),
    job('b', 'likely'),
    job('law', 'likely', 'lecturers'),
    job('data', 'look', 'data'),
    job('physics', 'look', 'lecturers'),
  ];
  expect(told(groupedJobs(jobs))).toEqual(['stays: a, history (law physics)', 'likely: b', 'look: data']);
  expect(told(groupedJobs(jobs, undefined, () => ''))).toEqual([
    'stays: a, history',
    'likely: b, law',
    'look: data, physics',
  ]);
});

test('a hidden job moves nothing between groups, and the next of its family takes its place', () => {
  const jobs = [job('a', 'likely', 'f'), job('b', 'stays'), job('c', 'look', 'f')];
  expect(told(groupedJobs(jobs, ({ Job }) => Job.id !== 'a'))).toEqual(['likely: b', 'look: c']);
});

const lecturer = {
  domainAccess: 'outside' as const,
  Job: { employers: ['higher_education_research' as const], requirement: 'competition' as const },
};
const analyst = {
  domainAccess: 'open' as const,
  Job: { employers: ['company' as const, 'public_service' as const], requirement: 'none' as const },
};
const unknown = { domainAccess: 'neighbouring' as const, Job: { employers: [], requirement: null } };

test.each([
  ['nothing asked', { employers: [], isDirect: false }, [true, true, true]],
  ['one employer', { employers: ['company'], isDirect: false }, [false, true, false]],
  ['either employer', { employers: ['company', 'higher_education_research'], isDirect: false }, [true, true, false]],
  ['a PhD suffices', { employers: [], isDirect: true }, [false, true, false]],
  ['both', { employers: ['higher_education_research'], isDirect: true }, [false, false, false]],
  ['elsewhere', { employers: [], isDirect: false, isElsewhere: true }, [true, false, false]],
] as const)('filters: %s', (_, filters, left) => {
  const asked = { isElsewhere: false, ...filters };
  expect([lecturer, analyst, unknown].map((one) => passesFilters(asked, one))).toEqual(left);
});

test.each([
  // The user's rating, the job's demand, the word.
  [2, 2, 'enough'],
  [2, 2.24, 'enough'],
  [2, 2.3, 'weakness'],
  [0, 0.2, 'enough'],
  [0, 3, 'weakness'],
  [3, 3.2, 'enough'],
  [3, 3.3, 'warning'],
  [4, 2, 'strength'],
  [4, 5, 'strength'],
  [null, 4, 'unrated'],
] as const)('rated %s where %s is asked for: %s', (value, importance, standing) => {
  expect(skillStanding(value, importance)).toBe(standing);
});
