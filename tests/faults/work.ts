import { expect } from 'vitest';
import { recorded, withFaults } from '#tests/support/caller.ts';
import { type Site, type Strike, sitesOf, strikesOn } from '#tests/support/strikes.ts';

export type Shot = { site: Site; by: Strike };

/** A worker's job on something new. A fault may end `run`; `recover` is what AWS or the clock then does by itself. */
export type Job = {
  run: () => Promise<unknown>;
  recover: () => Promise<unknown>;
  /** Throws unless the result is right, whatever was met on the way. */
  check: (shot: Shot | null) => Promise<void>;
};

/** Plays the job with each chosen fault, which is over when the worker comes back. Returns the number of runs. */
export const sweepWork = async (
  name: string,
  prepare: () => Promise<Job>,
  choose: (shots: readonly Shot[]) => readonly Shot[],
): Promise<number> => {
  // The first run fills the caches of a warm function.
  await (await prepare()).run();
  const clean = await prepare();
  const { entries } = await recorded(clean.run);
  await clean.check(null);
  const shots = choose(sitesOf(entries).flatMap((site) => strikesOn(site).map((by): Shot => ({ site, by }))));
  for (const { site, by } of shots) {
    const { kind, isForEver } = by;
    const job = await prepare();
    const fault = { kind, match: { operation: site.operation }, skip: site.index, times: isForEver ? 1_000 : 1 };
    await withFaults([fault], () => job.run().catch(() => null));
    await job.recover();
    const told = `${name}: ${kind} ${isForEver ? 'for ever' : 'once'} at ${site.operation} ${site.index}`;
    await job.check({ site, by }).catch((error: unknown) => expect.unreachable(`${told}\n${error}`));
  }
  return shots.length;
};
