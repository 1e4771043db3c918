import type { EmployerKind } from '#shared/lists.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';

/** Filters change no rank. */
export type JobFilters = {
  readonly employers: readonly EmployerKind[];
  /** Needs no further training and no competition. */
  readonly isDirect: boolean;
  /** The candidate's domains do not lead there. */
  readonly isElsewhere: boolean;
};

/** A job with an unknown field does not pass a filter on it. */
export const passesFilters = (
  { employers, isDirect, isElsewhere }: JobFilters,
  {
    Job,
    domainAccess,
  }: Pick<CalculatedJob, 'domainAccess'> & { readonly Job: Pick<CalculatedJob['Job'], 'employers' | 'requirement'> },
): boolean =>
  (employers.length === 0 || Job.employers.some((one) => employers.includes(one))) &&
  (!isDirect || Job.requirement === 'none') &&
  (!isElsewhere || domainAccess === 'outside');
