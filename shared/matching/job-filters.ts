import type { EmployerKind } from '#shared/lists.ts';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';

/** What a candidate narrows the list of suggested jobs down to; it changes no rank. */
export type JobFilters = {
  /** Any of these employs; none of them: whoever does. */
  readonly employers: readonly EmployerKind[];
  /** A PhD suffices: no further training, no competition. */
  readonly isDirect: boolean;
};

/** Whether a job is left by the filters; what is not known of a job does not pass for what was asked. */
export const passes = (
  { employers, isDirect }: JobFilters,
  { Job }: { readonly Job: Pick<CalculatedJob['Job'], 'employers' | 'requirement'> },
): boolean =>
  (employers.length === 0 || Job.employers.some((one) => employers.includes(one))) &&
  (!isDirect || Job.requirement === 'none');
