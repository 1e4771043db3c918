import { quantile } from '../auc.ts';

/** `ms` counts from when the call was due. `status` is 0 without an answer. In order of their being due. */
export type Outcome = { ms: number; status: number };

const msOf = (outcomes: readonly Outcome[], share: number): number =>
  quantile(
    outcomes.map(({ ms }) => ms),
    share,
  );

export const countErrors = (statuses: readonly number[]): number =>
  statuses.filter((status) => status === 0 || status >= 400).length;

/** A queue that grows delays each call more than the one before. */
const mostTimesSlower = 2;

/** Compares the medians of the last and the first third, because a single pause decides a third's p99 of some hundred calls. */
const hasGrowingQueue = (outcomes: readonly Outcome[]): boolean => {
  const third = Math.floor(outcomes.length / 3);
  return msOf(outcomes.slice(-third), 0.5) > mostTimesSlower * msOf(outcomes.slice(0, third), 0.5);
};

export const summarize = (outcomes: readonly Outcome[]) => ({
  errors: countErrors(outcomes.map(({ status }) => status)),
  p50Ms: msOf(outcomes, 0.5),
  p99Ms: msOf(outcomes, 0.99),
  hasGrowingQueue: hasGrowingQueue(outcomes),
});
export type Summary = ReturnType<typeof summarize>;

/** Shares of the saturation, in hundredths. */
const [first, last, step] = [70, 30, 10];

/** Calls a second to try, from the highest. */
export const ratesBelow = (saturationPerSecond: number): number[] =>
  Array.from(
    { length: 1 + (first - last) / step },
    (_, i) => Math.round(saturationPerSecond * (first - i * step)) / 100,
  );

/** Returns the first trial without an error or a growing queue, otherwise the last one. */
export const holdHighest = async (
  rates: readonly number[],
  hold: (perSecond: number) => Promise<Summary>,
): Promise<Summary & { perSecond: number; isHeld: boolean }> => {
  const [perSecond = Number.NaN, ...lower] = rates;
  const summary = await hold(perSecond);
  const isHeld = summary.errors === 0 && !summary.hasGrowingQueue;
  return isHeld || lower.length === 0 ? { ...summary, perSecond, isHeld } : holdHighest(lower, hold);
};
