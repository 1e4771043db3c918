import type { Role, Status } from '../lists.ts';

/** People whom an administrator can remind together. */
export const cohorts = ['noAssessment', 'noDoctorate', 'endsSoon'] as const;
export type Cohort = (typeof cohorts)[number];

export type CohortMember = {
  readonly role: Role;
  readonly status: Status;
  readonly leavesAt?: string | undefined;
  readonly hasAssessment: boolean;
  readonly hasDoctorate: boolean;
  readonly estimatedEndDate: string | null;
};

/** A year after 29 February is 28 February. Days are YYYY-MM-DD. */
const oneYearAfter = (day: string): string => {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return next.endsWith('-02-29') ? next.replace('-29', '-28') : next;
};

const belongs: Readonly<Record<Cohort, (member: CohortMember, today: string) => boolean>> = {
  noAssessment: ({ hasAssessment }) => !hasAssessment,
  noDoctorate: ({ hasDoctorate }) => !hasDoctorate,
  endsSoon: ({ estimatedEndDate }, today) =>
    estimatedEndDate !== null && estimatedEndDate >= today && estimatedEndDate <= oneYearAfter(today),
};

/** Only accepted candidates who stay. `today` is YYYY-MM-DD. */
export const isInCohort = (cohort: Cohort, member: CohortMember, today: string): boolean =>
  member.role === 'user' && member.status === 'ACCEPTED' && !member.leavesAt && belongs[cohort](member, today);
