import { expect, test } from 'vitest';
import { type Cohort, type CohortMember, isInCohort } from '#shared/domain/cohorts.ts';

const today = '2026-11-26';
const member: CohortMember = {
  ...{ role: 'user', status: 'ACCEPTED' },
  ...{ hasAssessment: true, hasDoctorate: true, estimatedEndDate: null },
};
const without = { hasAssessment: false, hasDoctorate: false, estimatedEndDate: today };

test.each<[Cohort, Partial<CohortMember>, boolean]>([
  ['noAssessment', {}, false],
  ['noAssessment', { hasAssessment: false }, true],
  ['noDoctorate', {}, false],
  ['noDoctorate', { hasDoctorate: false }, true],
  ['endsSoon', {}, false],
  ['endsSoon', { estimatedEndDate: '2026-11-25' }, false],
  ['endsSoon', { estimatedEndDate: '2026-11-26' }, true],
  ['endsSoon', { estimatedEndDate: '2027-11-26' }, true],
  ['endsSoon', { estimatedEndDate: '2027-11-27' }, false],
])('%s with %o: %s', (cohort, fields, isIn) => {
  expect(isInCohort(cohort, { ...member, ...fields }, today)).toBe(isIn);
});

test('a year from 29 February ends on the 28th', () => {
  const ending = (estimatedEndDate: string) => isInCohort('endsSoon', { ...member, estimatedEndDate }, '2028-02-29');
  expect(['2029-02-28', '2029-03-01'].map(ending)).toEqual([true, false]);
});

test.each<Partial<CohortMember>>([
  { role: 'admin' },
  { role: 'super' },
  { status: 'PENDING' },
  { status: 'REJECTED' },
  { leavesAt: '2026-12-01T08:00:00.000Z' },
])('nobody is reminded who is %o', (fields) => {
  const cohorts: Cohort[] = ['noAssessment', 'noDoctorate', 'endsSoon'];
  const isIn = (person: CohortMember) => cohorts.map((cohort) => isInCohort(cohort, person, today));
  expect(isIn({ ...member, ...without })).toEqual([true, true, true]);
  expect(isIn({ ...member, ...without, ...fields })).toEqual([false, false, false]);
});
