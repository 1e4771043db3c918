/** The number that such a share of some numbers do not reach. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;

/** The middle of some numbers. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/**
 * The probability that one of the first numbers is greater than one of the second, a tie counting half: the area under the
 * receiver's curve of whoever tells them apart by size (Mann and Whitney's U).
 */
export const areaUnderCurve = (first: readonly number[], second: readonly number[]): number => {
  const sorted = second.toSorted((a, b) => a - b);
  /** How many of the second are smaller, or no greater if `isEqualToo`. */
  const below = (limit: number, isEqualToo: boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const value = sorted[middle] ?? 0;
      if (value < limit || (isEqualToo && value === limit)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const wins = first.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0);
  return wins / (first.length * second.length);
};
