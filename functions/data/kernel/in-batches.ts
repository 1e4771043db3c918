/** Runs at most `atOnce` calls concurrently; keeps the order. */
export const inBatches = async <T, R>(
  atOnce: number,
  items: readonly T[],
  act: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(act))));
  }
  return results;
};
