import type { KindOfWork } from '#shared/lists.ts';
import { matchConfig } from './config.ts';
import type { MatchJob } from './types.ts';

/** How much of a job each kind of work is, and all of them together. */
export type KindShares = { readonly of: ReadonlyMap<KindOfWork, number>; readonly total: number };

/** The kinds of work of a job: 1 for what one does most of the time, less for what regularly belongs to it. */
export const kindSharesOf = ({ coreKinds = [], regularKinds = [] }: Partial<MatchJob>): KindShares => {
  const of = new Map([
    ...regularKinds.map((kind) => [kind, matchConfig.regularKind] as const),
    ...coreKinds.map((kind) => [kind, 1] as const),
  ]);
  return { of, total: [...of.values()].reduce((sum, share) => sum + share, 0) };
};

/** What one of so many wishes adds to a job's score: more where the job is little else, and the less the more one wishes. */
export const wishScore = ({ of, total }: KindShares, kind: KindOfWork, wishes: number): number => {
  const share = of.get(kind);
  return share === undefined ? 0 : (matchConfig.wishWeight * share) / Math.sqrt(total * wishes);
};

/** What all wishes add. */
export const wishesScore = (shares: KindShares, wishes: readonly KindOfWork[]): number =>
  wishes.reduce((sum, kind) => sum + wishScore(shares, kind, wishes.length), 0);
