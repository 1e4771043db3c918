import { matchConfig } from './config.ts';
import type { RankedJob } from './job-match.ts';
import { type Square, sharesAmong } from './normal-draws.ts';
import { prepare } from './profile.ts';
import { activityCounts, type Responses, responsesOf, skillCounts } from './responses.ts';
import { mean, product } from './shape.ts';
import type { Answers, Certainty, MatchCatalogue } from './types.ts';

const { contenders, firstRanks } = matchConfig;
/** Jobs of which too little is rated stay behind all others, however their scores move. */
const behind = 1e6;

/** How an answer moves when it may be one less, as it is, or one more, each as likely, within the scale. */
const moveOf = (rating: number): { mean: number; variance: number } => {
  const moves = [-1, 0, 1].map((by) => Math.min(5, Math.max(0, rating + by)) - rating);
  const middle = mean(moves);
  return { mean: middle, variance: mean(moves.map((move) => (move - middle) ** 2)) };
};

/** What one point more in each rating does to a job's score: those of a kind move their mean, too. */
const effectsOf = (weights: Float64Array, { ratings, skillCount }: Responses): Float64Array => {
  const isRated = (i: number): boolean => (ratings[i] ?? null) !== null;
  const kindOf = (i: number): 0 | 1 => (i < skillCount ? 0 : 1);
  const rated = [...ratings.keys()].filter(isRated);
  const means = [0, 1].map((kind) => mean(rated.filter((i) => kindOf(i) === kind).map((i) => weights[i] ?? 0)));
  const unit = (i: number): number => [skillCounts, activityCounts][kindOf(i)]?.rating ?? 0;
  return Float64Array.from(
    rated,
    (i) => (unit(i) * ((weights[i] ?? 0) - (means[kindOf(i)] ?? 0))) / matchConfig.ratingUnit,
  );
};

/** How the scores move together, below the diagonal. */
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
 * In what share of the cases a job is among the first eight when each rating may be one less, as it is, or one more: the scores are
 * linear in the ratings, so their means and covariances are exact, and taken as normally distributed. For the jobs that may come
 * there, in their order; all others never do.
 */
export const firstShares = (catalogue: MatchCatalogue, answers: Answers, jobs: readonly RankedJob[]): number[] => {
  const prepared = prepare(catalogue);
  const responses = responsesOf(prepared, answers);
  const byId = new Map(prepared.jobs.map((job) => [job.id, job]));
  const near = jobs.slice(0, contenders);
  const effects = near.map(({ id }) => effectsOf(byId.get(id)?.weights ?? new Float64Array(), responses));
  const moves = responses.ratings.filter((rating) => rating !== null).map(moveOf);
  const shifts = Float64Array.from(moves, ({ mean }) => mean);
  const centres = near.map(
    ({ score, isPartial }, j) => score + product(effects[j] ?? shifts, shifts) - (isPartial ? behind : 0),
  );
  const variances = moves.map(({ variance }) => variance);
  return sharesAmong(firstRanks, centres, covarianceOf(effects, variances));
};

/** The words for a share of `firstShares`. */
export const certaintyOf = (share: number): Certainty => {
  if (share >= matchConfig.staysFrom) return 'stays';
  return share >= matchConfig.likelyFrom ? 'likely' : 'look';
};
