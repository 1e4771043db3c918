import { matchConfig } from './config.ts';
import type { PreparedCatalogue } from './prepare-catalogue.ts';
import type { MatchRecord } from './types.ts';
import { likenessTo } from './words/job-likeness.ts';

/** A kept or set-aside job, with what it adds to the score of each job, by position. */
type Pull = { readonly id: string; readonly adds: Float64Array };

type At = { readonly id: string; readonly position: number };

export type Reactions = {
  readonly kept: readonly Pull[];
  readonly aside: readonly Pull[];
  /** Sums of the pulls, by position. */
  readonly scores: Float64Array;
};

/** Pulled as much as the job that is most alike, a kept job keeps its lead over all that it pulls. */
const likenessWithOwn = (position: number, catalogue: PreparedCatalogue): Float64Array => {
  const likeness = likenessTo(position, catalogue);
  likeness[position] = likeness.reduce((a, b) => Math.max(a, b), 0);
  return likeness;
};

/** Many jobs pull together by the root of their number; those that are not ranked do not count. */
const pullsOf = (ids: readonly string[], weight: number, catalogue: PreparedCatalogue): Pull[] => {
  const ranked = ids.flatMap((id) => {
    const position = catalogue.positions.get(id);
    return position === undefined ? [] : [{ id, position }];
  });
  const each = weight / Math.sqrt(ranked.length);
  return ranked
    .sort((a, b) => a.position - b.position)
    .map(({ id, position }) => ({ id, adds: likenessWithOwn(position, catalogue).map((likeness) => each * likeness) }));
};

/** Null without a kept or set-aside job. */
export const reactionsOf = (
  { kept = [], aside = [] }: Pick<MatchRecord, 'kept' | 'aside'>,
  catalogue: PreparedCatalogue,
): Reactions | null => {
  const pulls = {
    kept: pullsOf(kept, matchConfig.keptWeight, catalogue),
    aside: pullsOf(aside, -matchConfig.asideWeight, catalogue),
  };
  const all = [...pulls.kept, ...pulls.aside];
  if (all.length === 0) return null;
  const scores = new Float64Array(catalogue.jobs.length);
  for (const { adds } of all)
    adds.forEach((add, i) => {
      scores[i] = (scores[i] ?? 0) + add;
    });
  return { ...pulls, scores };
};

/**
 * The other job that pulls most: a kept one when the job is closer for it, else one set aside; null when none is alike.
 */
export const strongestPull = ({ kept, aside }: Reactions, { id, position }: At, isCloser: boolean): string | null => {
  const strength = ({ adds }: Pull): number => Math.abs(adds[position] ?? 0);
  const alike = (pulls: readonly Pull[]): Pull[] => pulls.filter((pull) => pull.id !== id && strength(pull) > 0);
  const [first, second] = isCloser ? [kept, aside] : [aside, kept];
  const among = alike(first).length > 0 ? alike(first) : alike(second);
  return among.sort((a, b) => strength(b) - strength(a))[0]?.id ?? null;
};
