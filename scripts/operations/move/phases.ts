import type { MoveState } from './state.ts';

/** What a start of the mover has to do, in this order. */
export type Part = 'erase the old copy' | 'copy' | 'finish' | 'give up';

type Known = { state: MoveState; from: string; to: string };

export type Course = { parts: readonly Part[] } | { refusal: string };

const refuse = (refusal: string): Course => ({ refusal });

/**
 * `lives`: the university's cell, as the directory says. A move that was broken off before the switch begins anew, after it
 * goes on; a move back to where the university still lives gives it up.
 */
export const courseOf = (known: Known | null, lives: string, to: string): Course => {
  const there = refuse(`The university lives in the cell “${to}”.`);
  if (!known || known.state === 'erased') return to === lives ? there : { parts: ['copy'] };
  if (known.state === 'switched') {
    if (to !== lives) return refuse(`The move to “${known.to}” has switched and is to be finished first: repeat it.`);
    return { parts: ['finish'] };
  }
  if (known.state === 'read-only') return to === lives ? there : { parts: ['erase the old copy', 'copy'] };
  if (to === lives) return { parts: ['give up'] };
  if (to !== known.to) {
    return refuse(`A move to “${known.to}” was begun: go on with it, or give it up by a move to “${lives}”.`);
  }
  return { parts: ['copy'] };
};

export const readOnlyDays = 7;

export const daysLeft = (switchedAt: string, now: Date): number => {
  const passed = (now.getTime() - new Date(switchedAt).getTime()) / 86_400_000;
  return Math.max(0, Math.ceil(readOnlyDays - passed));
};
