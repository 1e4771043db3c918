import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';
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
/** Methods of a path, including those of parameterized routes that match it, as for `/resources/upload`. */
const methodsOf = (path: string): string[] =>
  playables.filter(({ route }) => isAt(route.path, path)).map(({ route }) => route.method);

/** Number of calls that are fuzzed concurrently. */
const atOnce = 8;

/** Calls that need a mailed link run first, before other calls fill the outbox. */
const needsMail = ({ call }: Playable): boolean => rowsOf(call).some(({ sent }) => sent.startsWith('a link mailed'));

/** Cases per call before the table is replaced: shared records such as the catalogue grow and have limits. */
const mostOnOneTable = 80;

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

/** Derives a call's seed from its name, so that a new call leaves the cases of all others unchanged. */
const seedOf = (call: string, seed: number): number => (crc32(call) ^ seed) | 0;

/** Plays `total` cases, spread evenly over the calls and derived from the seed. */
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
