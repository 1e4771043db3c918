import type { JobPart } from '#shared/schemas/portfolio.ts';
import { effectOf } from './job-readiness.ts';
import { shortened } from './shape.ts';

export type Reasons<P = JobPart> = { readonly closer: readonly P[]; readonly away: readonly P[] };

/** Three for and two against stand on a row. */
const most = { closer: 3, away: 2 } as const;

/** Nearly every row could say it. */
const isCommonplace = ({ kind, id }: Pick<JobPart, 'kind' | 'id'>): boolean => kind === 'domain' && id === 'open';

/**
 * Reasons for and against, the weightiest first. Leaves out the negligible; the candidate's own domain comes after the
 * reasons that tell jobs apart, and nobody's silence about a job is a reason against it.
 */
export const weighedReasons = <P extends JobPart>(parts: readonly P[]): { closer: P[]; away: P[] } => {
  const those = (effect: 'closer' | 'away') => parts.filter(({ contribution }) => effectOf(contribution) === effect);
  return {
    closer: those('closer').sort((a, b) => Number(isCommonplace(a)) - Number(isCommonplace(b))),
    away: those('away').filter(({ kind }) => kind !== 'case'),
  };
};

const withShortFigures = <P extends JobPart>(part: P): P => ({
  ...part,
  importance: shortened(part.importance),
  usualImportance: shortened(part.usualImportance),
  contribution: shortened(part.contribution),
});

/** Keeps as many reasons as stand on a row, with short figures, so that the reply of the list stays small. */
export const listReasons = <P extends JobPart>(parts: readonly P[]): { closer: P[]; away: P[] } => {
  const { closer, away } = weighedReasons(parts);
  return {
    closer: closer.slice(0, most.closer).map(withShortFigures),
    away: away.slice(0, most.away).map(withShortFigures),
  };
};

/** Parts with equal keys are said in the same sentence. */
const sentenceOf = ({ kind, id }: JobPart): string =>
  kind === 'thesis' || kind === 'case' || kind === 'reaction' ? kind : `${kind} ${id}`;

type Listed = { readonly reasons: Reasons };

/**
 * The reasons of each row, for jobs in the order in which they are seen. No two neighbours begin with the same sentence
 * unless it is the only true one.
 */
export const rowReasons = (jobs: readonly Listed[]): Reasons[] => {
  let before = '';
  return jobs.map(({ reasons: { closer, away } }) => {
    const first = closer.find((part) => sentenceOf(part) !== before) ?? closer[0];
    before = first ? sentenceOf(first) : '';
    return { closer: first ? [first, ...closer.filter((part) => part !== first)] : [], away };
  });
};
