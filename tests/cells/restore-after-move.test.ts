import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { move } from '#scripts/operations/move/move.ts';
import { align, requireRestorable } from '#scripts/operations/restore/cell/align.ts';
import { copyTable } from '#scripts/operations/restore/rehearsal/copies.ts';
import { elsewhere, home, ofElsewhere, ofHome, putAll } from '#tests/support/moved-university.ts';
import { allOf, byName, createTwoTables, documents, moverOn, plainOf, type TwoTables } from '#tests/support/moving.ts';
import { inEnvironment, inFrontOf } from '#tests/support/other-environment.ts';

// The real mover, before and after a moment.

const client = documents();
const dynamo = new DynamoDBClient();
const sleep = async () => undefined;
const own = process.env;
process.env = inFrontOf(own);
afterAll(() => {
  process.env = own;
  dynamo.destroy();
});

let two: TwoTables;
beforeEach(async () => {
  two = await createTwoTables();
  for (const id of [home, elsewhere]) {
    const Item = { PK: `UNIVERSITY#${id}`, _et: 'ListedUniversity', id, cell: 'main', epoch: 0 };
    await client.send(new PutCommand({ TableName: two.directoryTable, Item }));
  }
  await putAll(client, two.tables.main, [...ofHome(), ...ofElsewhere()]);
});

/** A copy of the cell's table, as AWS would bring it back. */
const remember = async (cell: 'main' | 'b') => {
  const { main: copy } = (await createTwoTables()).tables;
  await copyTable(two.tables[cell], copy, { dynamo, s3: expect.unreachable as never });
  // Switches are dated to the second.
  return { own: cell, copy, at: new Date(Date.now() - 2_000) };
};
type Memory = Awaited<ReturnType<typeof remember>>;

const within = <T>({ copy }: Memory, run: () => Promise<T>): Promise<T> =>
  inEnvironment({ TABLE_NAME: copy, DIRECTORY_TABLE: two.directoryTable }, run);
const alignTo = (memory: Memory) => within(memory, () => align({ ...memory, dynamo, sleep }));
const ofMover = async ({ copy }: Memory) =>
  (await allOf(client, copy)).filter(({ PK }) => /^(ROUTE|MOVES)/.test(String(PK)));

test('of a table from before a move nothing of the university is left, and its route leads to where it lives', async () => {
  const then = await remember('main');
  await move(home, 'b', moverOn(two).mover);
  expect(await alignTo(then)).toEqual([home]);
  expect(plainOf(await allOf(client, then.copy))).toEqual(byName(ofElsewhere()));
  expect(await ofMover(then)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ PK: `ROUTE#${home}`, state: 'moved', to: 'b', epoch: 1 }),
      expect.objectContaining({ PK: 'MOVES', SK: home }),
    ]),
  );
  expect(await alignTo(then)).toEqual([]);
});

test('of a table from the middle of a move that was given up the university is here as before, and is worked for', async () => {
  const isHeld = async () => (await allOf(client, two.tables.main)).some(({ state }) => state === 'held');
  let then: Memory | undefined;
  const { mover } = moverOn(two, {
    watch: async (_, send) => {
      if (!then && (await isHeld())) {
        then = await remember('main');
        throw new Error('the laptop was closed');
      }
      return send();
    },
  });
  await expect(move(home, 'b', mover)).rejects.toThrow();
  const memory = then ?? expect.unreachable('it was never held');
  expect((await ofMover(memory)).map(({ state }) => state)).toContain('held');
  const refusal = `The move of ${home} from “main” to “b” is under way`;
  await expect(within(memory, () => requireRestorable({ ...memory, dynamo, sleep }))).rejects.toThrow(refusal);
  await move(home, 'main', moverOn(two).mover);
  expect(await alignTo(memory)).toEqual([]);
  expect(plainOf(await allOf(client, memory.copy))).toEqual(byName([...ofHome(), ...ofElsewhere()]));
  expect(await ofMover(memory)).toMatchObject([{ PK: `ROUTE#${home}`, state: 'open', epoch: 0 }]);
});

test('a cell is not restored to before a move into it, until the university has moved away', async () => {
  const then = await remember('b');
  await move(home, 'b', moverOn(two).mover);
  const day = new Date().toISOString().slice(0, 10);
  await expect(within(then, () => requireRestorable({ ...then, dynamo, sleep }))).rejects.toThrow(`${home} (${day})`);
  await expect(alignTo(then)).rejects.toThrow('moved into the cell “b” since then');
  expect(await allOf(client, then.copy)).toEqual([]);
  await move(home, 'main', moverOn(two).mover);
  expect(await alignTo(then)).toEqual([]);
});
