export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** Probability that a number of `first` exceeds one of `second`; ties count half (Mann-Whitney U). */
export const areaUnderCurve = (first: readonly number[], second: readonly number[]): number => {
  const sorted = second.toSorted((a, b) => a - b);
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
