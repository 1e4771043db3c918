import * as z from 'zod/mini';
import { commit } from '#functions/data/kernel/commit.ts';
import { listSigningKeys, publishKeyChange } from '#functions/data/people/signing-keys.ts';
import { signToken } from '#functions/lib/keys/sign-token.ts';
import { mainCell } from '#shared/cells.ts';
import { inEnvironment, inFrontOf } from './other-environment.ts';

/** Names the environments of all cells, where the product under test runs several (`CELLS=2`). */
export const cellsVariable = 'THESEE_CELLS';

const environments = z.record(z.string(), z.record(z.string(), z.string()));

const own = process.env;
let isInFront = false;

const environmentOf = (cell: (id: string) => boolean): Readonly<Record<string, string>> | undefined => {
  const all = z.parse(environments, JSON.parse(own[cellsVariable] ?? '{}'));
  return Object.entries(all).find(([id]) => cell(id))?.[1];
};

const runIn = <T>(variables: Readonly<Record<string, string>> | undefined, run: () => T): T => {
  if (!variables) return run();
  if (!isInFront) process.env = inFrontOf(own);
  isInFront = true;
  return inEnvironment(variables, run);
};

/** Runs the product's code in another cell than the main one, where the product runs several. */
export const inOtherCell = <T>(run: () => T): T =>
  runIn(
    environmentOf((id) => id !== mainCell),
    run,
  );

/** Super administrators live in the main cell. */
export const inMainCell = <T>(run: () => T): T =>
  runIn(
    environmentOf((id) => id === mainCell),
    run,
  );

let published: Promise<unknown> | undefined;

/** A process publishes the stage's keys once, into the cell where it signs first; here it signs for several. */
export const publishKeysInCells = async (): Promise<void> => {
  if (!own[cellsVariable]) return;
  published ??= (async () => {
    const now = new Date();
    const keys = await inMainCell(async () => {
      await signToken({ userId: 'nobody', sessionId: 'none' }, now);
      return listSigningKeys();
    });
    const changes = keys.map((key) => publishKeyChange(key, now));
    await inOtherCell(() => commit(changes, { now }));
  })();
  await published;
};
