/** Repeats `call` on `connections` at once, each after its own last answer, until `isOver`. Resolves to the results of all. */
export const sendInTurn = async <T>(
  connections: number,
  isOver: () => boolean,
  call: () => Promise<T>,
): Promise<T[]> => {
  const made: T[] = [];
  const repeat = async (): Promise<void> => {
    while (!isOver()) made.push(await call());
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  return made;
};

/** Becomes true after `forMs`. */
export const afterMs = (forMs: number): (() => boolean) => {
  const endsAt = performance.now() + forMs;
  return () => performance.now() >= endsAt;
};
