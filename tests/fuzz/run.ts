import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { seedCatalogue } from '#scripts/demo/seed-catalogue.ts';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { type Case, casesOf } from './cases.ts';
import { type Playable, playCall, type Tally } from './play.ts';
import { rowsOf } from './scenes.ts';

const playables: Playable[] = Object.values(contracts).flatMap((contract) =>
  Object.values<Route>(contract).map((route) => ({ call: `${route.method} ${route.path}`, route })),
);
const nameless = (path: string): string => path.replace(/\{\w+\}/g, '{}');
const isAt = (described: string, path: string): boolean => {
  const [wanted, given] = [nameless(described).split('/'), nameless(path).split('/')];
  return wanted.length === given.length && wanted.every((part, i) => part === '{}' || part === given[i]);
};
/** What may be asked for at a path, which may also be taken for another one with an id in it: `/resources/upload`. */
const methodsOf = (path: string): string[] =>
  playables.filter(({ route }) => isAt(route.path, path)).map(({ route }) => route.method);

/** Calls whose cases are played at once. */
const atOnce = 8;

/** What needs a link that was mailed comes first, before the other calls have mails waiting. */
const needsMail = ({ call }: Playable): boolean => rowsOf(call).some(({ sent }) => sent.startsWith('a link mailed'));

/** So many cases of a call are played on one table: what everybody shares, as the catalogue, grows with them and has its limits. */
const mostOnOneTable = 80;

/** A call with its cases. */
type Turn = { playable: Playable; cases: readonly Case[] };

const playTurns = async (turns: readonly Turn[], note: (call: string, tally: Tally) => void): Promise<void> => {
  const play = async ({ playable, cases }: Turn): Promise<void> => note(playable.call, await playCall(playable, cases));
  const isFirst = ({ playable }: Turn): boolean => needsMail(playable);
  for (const turn of turns.filter(isFirst)) await play(turn);
  const waiting = turns.filter((turn) => !isFirst(turn)).values();
  const work = async (): Promise<void> => {
    for (const turn of waiting) await play(turn);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/** The seed of a call's cases follows from its name, so that a new call leaves the cases of all others as they are. */
const seedOf = (call: string, seed: number): number => (crc32(call) ^ seed) | 0;

/** Plays so many cases, the same number of each call, all of which follow from the seed. */
export const fuzz = async (total: number, seed: number): Promise<Map<string, Tally>> => {
  const each = Math.ceil(total / playables.length);
  const all = playables.map((playable): Turn => {
    const { call, route } = playable;
    const options = { numRuns: each, seed: seedOf(call, seed) };
    const cases = fc.sample(casesOf(call, route, methodsOf(route.path)), options);
    return { playable, cases };
  });
  const tallies = new Map<string, Tally>();
  const note = (call: string, { accepted, refused, surprises }: Tally): void => {
    const known = tallies.get(call) ?? { accepted: 0, refused: 0, surprises: [] };
    tallies.set(call, {
      accepted: known.accepted + accepted,
      refused: known.refused + refused,
      surprises: [...known.surprises, ...surprises],
    });
  };
  for (let from = 0; from < each; from += mostOnOneTable) {
    await freshTable();
    await seedCatalogue();
    const turns = all.map(({ playable, cases }) => ({ playable, cases: cases.slice(from, from + mostOnOneTable) }));
    await playTurns(turns, note);
  }
  return tallies;
};
