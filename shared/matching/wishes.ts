import type { KindOfWork } from '#shared/lists.ts';
import { matchConfig } from './config.ts';
import type { MatchJob } from './types.ts';

/** `total` is the sum of the shares. */
export type KindShares = { readonly of: ReadonlyMap<KindOfWork, number>; readonly total: number };

/** A core kind has the share 1, a regular one less. */
export const kindSharesOf = ({ coreKinds = [], regularKinds = [] }: Partial<MatchJob>): KindShares => {
  const of = new Map([
    ...regularKinds.map((kind) => [kind, matchConfig.regularKind] as const),
    ...coreKinds.map((kind) => [kind, 1] as const),
  ]);
  return { of, total: [...of.values()].reduce((sum, share) => sum + share, 0) };
};

/** Higher the fewer other kinds the job has, lower the more wishes there are. */
export const wishScore = ({ of, total }: KindShares, kind: KindOfWork, wishes: number): number => {
  const share = of.get(kind);
  return share === undefined ? 0 : (matchConfig.wishWeight * share) / Math.sqrt(total * wishes);
};

export const wishesScore = (shares: KindShares, wishes: readonly KindOfWork[]): number =>
  wishes.reduce((sum, kind) => sum + wishScore(shares, kind, wishes.length), 0);
