import type { Heap } from '#scripts/platform/index.ts';

const megabyte = 1024 * 1024;
const mostGrowthPercent = 10;
/** Code that a thread loads or compiles with its first rare call. */
const mostGrowthMb = 2;

export type Growth = { functionLabel: string; startMb: number; endMb: number; percent: number; isFlat: boolean };

const growthOf = (start: Heap, end: Heap): Growth => {
  const [startMb, endMb] = [start.bytes / megabyte, end.bytes / megabyte];
  const percent = (100 * (endMb - startMb)) / startMb;
  const isFlat = percent <= mostGrowthPercent || endMb - startMb <= mostGrowthMb;
  return { functionLabel: start.functionLabel, startMb, endMb, percent, isFlat };
};

/**
 * Compares each function's threads that were there both times, and returns the one that grew most: one thread serves most calls, as
 * the last to end is the first to be taken again. Growth up to a tenth, or 2 MB, is flat.
 */
export const growths = (start: readonly Heap[], end: readonly Heap[]): Growth[] => {
  const grown = start.flatMap((before) => {
    const after = end.find(({ threadId }) => threadId === before.threadId);
    return after ? [growthOf(before, after)] : [];
  });
  const worst = grown.toSorted((a, b) => b.endMb - b.startMb - (a.endMb - a.startMb));
  return [...Map.groupBy(worst, ({ functionLabel }) => functionLabel).values()].flatMap(([first]) => first ?? []);
};
