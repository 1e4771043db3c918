import { expect, test } from 'vitest';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import { strengthEffect } from '#shared/matching/strength-effect.ts';
import type { MatchCatalogue, Strengths } from '#shared/matching/types.ts';

const job = (id: string, skills: Strengths) => ({ id, active: true, skills, activities: {} });

/** Three jobs that require the first two skills, and four the others; j5 alone also requires a little of the first. */
const catalogue: MatchCatalogue = {
  skills: ['s1', 's2', 's3', 's4'].map((id) => ({ id, category: 1 })),
  activities: [{ id: 'a1', skills: { s3: 5 } }],
  jobs: [
    job('j1', { s1: 5, s2: 4 }),
    job('j2', { s1: 5, s2: 4.5 }),
    job('j3', { s1: 5, s2: 5 }),
    job('j5', { s1: 2, s3: 5, s4: 5 }),
    job('j6', { s3: 5, s4: 5 }),
    job('j7', { s3: 5, s4: 4.5 }),
    job('j8', { s3: 5, s4: 4 }),
  ],
  common: { skills: {}, activities: {} },
};

test('profiles whose first four change are found, with the jobs that enter and leave', () => {
  const { profiles, moved } = strengthEffect(catalogue, 'j8.s1', 100);
  expect(profiles).toBe(7);
  const ofFirst = moved.filter(({ id }) => ['j1', 'j2', 'j3'].includes(id));
  expect(ofFirst.map(({ id }) => id)).toEqual(['j1', 'j2', 'j3']);
  for (const { before, after } of ofFirst) {
    expect(before.slice(0, 3).sort()).toEqual(['j1', 'j2', 'j3']);
    expect([before[3], after.at(-1)]).toEqual(['j5', 'j8']);
  }
});

test('the same strength moves nobody, and neither does one of a job that is not offered', () => {
  expect(strengthEffect(catalogue, 'j8.s4', 4).moved).toEqual([]);
  const [first, ...others] = catalogue.jobs;
  const hidden = { ...catalogue, jobs: [{ ...(first ?? job('j1', {})), active: false }, ...others] };
  expect(strengthEffect(hidden, 'j1.s4', 100)).toEqual({ profiles: 6, moved: [] });
});

test('an activity’s strength acts through the jobs that call for the activity', () => {
  const jobs = catalogue.jobs.map((one) => (one.id === 'j8' ? { ...one, activities: { a1: 5 } } : one));
  expect(strengthEffect(catalogue, 'a1.s1', 100).moved).toEqual([]);
  expect(strengthEffect({ ...catalogue, jobs }, 'a1.s1', 100).moved).not.toEqual([]);
});

test('a large catalogue is tried on a sample of profiles, evenly spaced', () => {
  const starter = starterCatalogue();
  const jobs = Array.from({ length: 501 }, (_, i) => ({
    ...(starter.jobs[i % starter.jobs.length] ?? job('', {})),
    id: `j${i}`,
  }));
  expect(strengthEffect({ ...starter, jobs }, 'j1.s1', 5).profiles).toBe(167);
});
