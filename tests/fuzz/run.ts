import fc from 'fast-check';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { casesOf } from './cases.ts';
import { type Playable, playCall, type Tally } from './play.ts';
import { rowsOf } from './scenes.ts';

const playables: Playable[] = Object.values(contracts).flatMap((contract) =>
  Object.values<Route>(contract).map((route) => ({ call: `${route.method} ${route.path}`, route })),
);
const nameless = (path: string): string => path.replace(/\{\w+\}/g, '{}');
const methodsOf = (path: string): string[] =>
  playables.filter(({ route }) => nameless(route.path) === nameless(path)).map(({ route }) => route.method);

/** Calls whose cases are played at once. */
const atOnce = 8;

/** What needs a link that was mailed comes first, before the other calls have mails waiting. */
const needsMail = ({ call }: Playable): boolean => rowsOf(call).some(({ sent }) => sent.startsWith('a link mailed'));

/** Plays so many cases, the same number of each call, all of which follow from the seed. */
export const fuzz = async (total: number, seed: number): Promise<Map<string, Tally>> => {
  const each = Math.ceil(total / playables.length);
  const tallies = new Map<string, Tally>();
  const play = async (playable: Playable): Promise<void> => {
    const { call, route } = playable;
    const own = seed + playables.indexOf(playable);
    const cases = fc.sample(casesOf(call, route, methodsOf(route.path)), { numRuns: each, seed: own });
    tallies.set(call, await playCall(playable, cases));
  };
  const [first, others] = [playables.filter(needsMail), playables.filter((playable) => !needsMail(playable))];
  for (const playable of first) await play(playable);
  const waiting = others.values();
  const work = async (): Promise<void> => {
    for (const playable of waiting) await play(playable);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tallies;
};
