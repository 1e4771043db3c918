import { matchConfig } from './config.ts';
import { type Square, sharesAmong } from './normal-draws.ts';
import { activityWeights, type Match, type Responses, skillWeights } from './prepare-match.ts';
import type { RankedJob } from './rank.ts';
import { mean, product } from './shape.ts';
import type { Certainty } from './types.ts';

const { contenders, firstRanks } = matchConfig;
/** Subtracted from the scores of partial jobs, so that no change of a rating moves them before the others. */
const partialPenalty = 1e6;

/** Mean and variance of a rating's change by -1, 0 or 1, each equally likely, clamped to the scale. */
const moveOf = (rating: number): { mean: number; variance: number } => {
  const moves = [-1, 0, 1].map((by) => Math.min(5, Math.max(0, rating + by)) - rating);
  const middle = mean(moves);
  return { mean: middle, variance: mean(moves.map((move) => (move - middle) ** 2)) };
};

/** A rating also moves the mean of its kind. */
const effectsOf = (weights: Float64Array, { ratings, skillCount }: Responses): Float64Array => {
  const isRated = (i: number): boolean => (ratings[i] ?? null) !== null;
  const kindOf = (i: number): 0 | 1 => (i < skillCount ? 0 : 1);
  const rated = [...ratings.keys()].filter(isRated);
  const means = [0, 1].map((kind) => mean(rated.filter((i) => kindOf(i) === kind).map((i) => weights[i] ?? 0)));
  const unit = (i: number): number => [skillWeights, activityWeights][kindOf(i)]?.rating ?? 0;
  return Float64Array.from(
    rated,
    (i) => (unit(i) * ((weights[i] ?? 0) - (means[kindOf(i)] ?? 0))) / matchConfig.ratingUnit,
  );
};

/** Fills only the lower triangle. */
const covarianceOf = (effects: readonly Float64Array[], variances: readonly number[]): Square => {
  const size = effects.length;
  const covariance = new Float64Array(size * size);
  effects.forEach((one, i) => {
    const weighted = one.map((effect, n) => effect * (variances[n] ?? 0));
    for (let k = 0; k <= i; k += 1) covariance[i * size + k] = product(weighted, effects[k] ?? weighted);
  });
  return covariance;
};

/**
 * Returns the probability that each job is among the first eight when every rating may be off by one. Scores are linear
 * in the ratings, so their means and covariances are exact; their distribution is taken as normal. Covers the first
 * `contenders` jobs, in their order: the others practically never get there.
 */
export const firstShares = ({ catalogue, responses }: Match, jobs: readonly RankedJob[]): number[] => {
  const near = jobs.slice(0, contenders);
  const effects = near.map(({ id }) => effectsOf(catalogue.jobById.get(id)?.weights ?? new Float64Array(), responses));
  const moves = responses.ratings.filter((rating) => rating !== null).map(moveOf);
  const shifts = Float64Array.from(moves, ({ mean }) => mean);
  const centres = near.map(
    ({ score, isPartial }, j) => score + product(effects[j] ?? shifts, shifts) - (isPartial ? partialPenalty : 0),
  );
  const variances = moves.map(({ variance }) => variance);
  return sharesAmong(firstRanks, centres, covarianceOf(effects, variances));
};

export const certaintyOf = (share: number): Certainty => {
  if (share >= matchConfig.staysFrom) return 'stays';
  return share >= matchConfig.likelyFrom ? 'likely' : 'look';
};
