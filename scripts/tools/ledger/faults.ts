import { setTimeout as sleep } from 'node:timers/promises';
import { type Control, type Entry, runner } from '#scripts/platform/index.ts';
import type { Random } from '#scripts/tools/bench/random.ts';
import { strikesOn } from '#tests/support/strikes.ts';

type Asked = Pick<Entry, 'caller' | 'operation'>;

/** A fault that nothing meets makes room for another one. */
const longestMs = 3_000;
const betweenMs = 150;
const mostTimes = 3;
/** Faults after which it is read anew what functions ask. */
const turn = 20;

const askedLately = async (control: Control): Promise<Asked[]> => {
  const entries = await control.ledger();
  await control.resetLedger();
  return entries.filter(({ caller }) => caller !== runner);
};

/**
 * Adds random faults to what functions ask of services until `isOver`, in turn to what is asked often and to what is asked at all.
 * Returns how many have hit.
 */
export const injectFaults = async (control: Control, random: Random, isOver: () => boolean): Promise<number> => {
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random.uniform() * some.length)] as T;
  const everAsked = new Map<string, Asked>();
  let often: readonly Asked[] = [];
  const withdrawn: Promise<boolean>[] = [];
  for (let count = 0; !isOver(); count += 1) {
    if (count % turn === 0) {
      const lately = await askedLately(control);
      for (const asked of lately) everAsked.set(`${asked.caller} ${asked.operation}`, asked);
      if (lately.length > 0) often = lately;
    }
    await sleep(2 * betweenMs * random.uniform());
    if (often.length === 0) continue;
    const { caller, operation } = pick(count % 2 === 0 ? often : [...everAsked.values()]);
    const { kind } = pick(strikesOn({ operation }));
    const times = 1 + Math.floor(random.uniform() * mostTimes);
    const withdraw = await control.add({ kind, match: { caller, operation }, times });
    withdrawn.push(sleep(longestMs).then(withdraw));
  }
  return (await Promise.all(withdrawn)).filter(Boolean).length;
};
