import { countOf, hashOf } from '#scripts/operations/restore/tally.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import type { Copier } from './copier.ts';
import type { Sleep } from './items.ts';
import type { RouteWrites } from './routes.ts';
import type { Move } from './state.ts';

/** Longer than the pause, and short for whoever waits should the mover die. */
export const heldMs = 15_000;
/** Later it does not switch, whatever the clocks of the functions say. */
const switchWithinMs = 10_000;
const pollMs = 100;

export type Timing = {
  sleep: Sleep;
  /** Milliseconds, monotonic. */
  elapsed: () => number;
  /** By DynamoDB's clock. */
  now: () => Date;
  /** After it no write is under way that had begun before the hold. */
  longestWriteMs: number;
  /** After it no worker runs that had not heard of the move. */
  longestWorkerRunMs: number;
  /** After it no call is under way that had begun to read before the switch. */
  longestCallMs: number;
};

type Parts = {
  copier: Copier;
  routes: RouteWrites;
  timing: Timing;
  /** Throws when what was written until the hold stands against the move. */
  requireMovable: () => Promise<void>;
};

/**
 * Tells the target that the source is about to hold. A mail that comes back in that time is noted by neither: the target takes it again
 * after the hold.
 */
export const expectHold = (
  { university, from, to, epoch }: Move,
  routes: RouteWrites,
  heldUntil: string,
): Promise<void> => routes.set(to, university, { epoch, state: 'moved', to: from, heldUntil });

/** Returns the move as switched. When it fails, writes go on in the source, and nothing has moved. */
export const holdAndSwitch = async (move: Move, { copier, routes, timing, requireMovable }: Parts): Promise<Move> => {
  const { university, from, epoch } = move;
  const { sleep, elapsed, now, longestWriteMs } = timing;
  const heldUntil = new Date(now().getTime() + heldMs).toISOString();
  await expectHold(move, routes, heldUntil);
  const begun = elapsed();
  try {
    await routes.set(from, university, { epoch, state: 'held', heldUntil });
    const held = elapsed();
    while (elapsed() - held < longestWriteMs) {
      await copier.catchUp();
      await sleep(pollMs);
    }
    await copier.drain();
    await requireMovable();
    const wrong = copier.differences();
    if (wrong.length > 0) {
      const kinds = wrong.map(({ kind, one, other }) => `${kind} ${one}, ${other} there`).join('; ');
      throw new CommandError(`The copy differs, so nothing was moved: ${kinds}.`);
    }
    if (elapsed() - begun > switchWithinMs) {
      throw new CommandError('The hold took longer than ten seconds, so nothing was moved: begin again.');
    }
    const { source } = copier.tallies();
    const switched: Move = {
      ...move,
      state: 'switched',
      switchedAt: now().toISOString(),
      ...copier.count(),
      items: countOf(source),
      counts: Object.fromEntries(Object.entries(source).map(([kind, { count }]) => [kind, count])),
      hash: hashOf(source),
      pauseMs: Math.round(elapsed() - begun),
    };
    await routes.switch(switched, heldUntil);
    return { ...switched, pauseMs: Math.round(elapsed() - begun) };
  } catch (error) {
    await routes.release(move, { state: 'held', heldUntil });
    throw error;
  }
};
