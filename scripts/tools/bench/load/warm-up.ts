import { afterMs, sendInTurn } from '../closed-loop.ts';

const stepMs = 5_000;

/**
 * Starts the functions, one connection more every 5 s: a cold start takes a core from everything else here, unlike in the cloud, so
 * that many at once would exceed the functions' own time limits. Failed calls are passed over.
 */
export const warmUp = async (send: () => Promise<number>, connections: number): Promise<void> => {
  for (let some = 1; some <= connections; some += 1) await sendInTurn(some, afterMs(stepMs), send);
};
