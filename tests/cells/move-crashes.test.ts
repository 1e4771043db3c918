import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { move } from '#scripts/operations/move/move.ts';
import { isEveryPoint } from '#tests/support/every-point.ts';
import { elsewhere, home, ofElsewhere, ofHome, putAll } from '#tests/support/moved-university.ts';
import {
  allOf,
  beginsHold,
  byName,
  createTwoTables,
  documents,
  listUniversity,
  moverOn,
  plainOf,
  removeTables,
  type TwoTables,
  type Watch,
} from '#tests/support/moving.ts';

// The mover is killed at each call that it makes to a service, before it is sent and after it was answered, and started again.

const client = documents();

const begin = async (): Promise<TwoTables> => {
  const two = await createTwoTables();
  await listUniversity(client, two, home);
  await putAll(client, two.tables.main, [...ofHome(), ...ofElsewhere()]);
  return two;
};

const counting = () => {
  const calls: string[] = [];
  const watch: Watch = ({ operation }, send) => {
    calls.push(operation);
    return send();
  };
  return { calls, watch };
};

/** Nothing that it asks for later is sent: not even the end of a hold. */
const dying = (at: number, kind: 'before' | 'after'): Watch => {
  let calls = 0;
  return async (_, send) => {
    calls += 1;
    const place = calls - 1;
    if (place < at) return send();
    if (place === at && kind === 'after') await send();
    throw new Error('killed');
  };
};

const find = async (table: string, Key: Record<string, string>) =>
  (await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item;

const outcome = async (two: TwoTables, store: ReadonlyMap<string, string>) => {
  const { main, b } = two.tables;
  const [here, there] = [await allOf(client, main), await allOf(client, b)];
  const { run: _, ...moved } = (await find(two.directoryTable, { PK: `MOVE#${home}` })) ?? {};
  return {
    there: plainOf(there),
    here: plainOf(here),
    sealed: here
      .filter(({ PK }) => String(PK).startsWith('OLDCOPY'))
      .map(({ of }) => of)
      .sort(),
    keys: there
      .filter(({ SK }) => SK === 'OLDCOPY')
      .map(({ PK }) => PK)
      .sort(),
    routes: [...here, ...there].filter(({ PK }) => /^(ROUTE|MOVES)/.test(String(PK))),
    marks: here.filter(({ PK, ttl }) => String(PK).startsWith('MARK') && ttl === undefined),
    listed: await find(two.directoryTable, { PK: `UNIVERSITY#${home}` }),
    move: { ...moved, startedAt: '', switchedAt: '', pauseMs: 0 },
    store: [...store],
  };
};

/** `npm run check` takes every point, `npm test` the answers that get lost of each state and of every sixteenth other call. */
const isPlayed = (operation: string, place: number): boolean =>
  isEveryPoint || operation === 'PutItemCommand' || place % 16 === 0;
const kinds = isEveryPoint ? (['before', 'after'] as const) : (['after'] as const);

test('killed at any call and started again, it ends as if nothing had happened', { timeout: 600_000 }, async () => {
  const { calls, watch } = counting();
  const undisturbed = await begin();
  const whole = moverOn(undisturbed, { watch });
  await move(home, 'b', whole.mover);
  const expected = await outcome(undisturbed, whole.store);
  expect(expected.there).toEqual(byName(ofHome()));
  expect(expected.here).toEqual(byName(ofElsewhere()));
  let points = 0;
  for (const [at, operation] of calls.entries()) {
    if (!isPlayed(operation, at)) continue;
    for (const kind of kinds) {
      const two = await begin();
      const { mover, store } = moverOn(two, { watch: dying(at, kind) });
      await expect(move(home, 'b', mover), `${at} ${operation}`).rejects.toThrow('killed');
      await move(home, 'b', moverOn(two, { store }).mover).catch((error: Error) => {
        // Its last call was answered, and it only did not hear of it.
        expect(error.message).toBe('The university lives in the cell “b”.');
      });
      expect(await outcome(two, store), `${kind} ${at}, ${operation}`).toEqual(expected);
      await removeTables(two);
      points += 1;
    }
  }
  console.info(`${points} points of ${2 * calls.length}, all ended alike`);
  expect(points).toBeGreaterThan(5);
});

test('killed while it holds, a new start lets people write before anything else', async () => {
  const two = await begin();
  let isHeld = false;
  const first: Watch = async ({ input }, send) => {
    if (isHeld) throw new Error('killed');
    isHeld = beginsHold(input);
    return send();
  };
  await expect(move(home, 'b', moverOn(two, { watch: first }).mover)).rejects.toThrow('killed');
  const routeKey = { PK: `ROUTE#${home}`, SK: 'ROUTE' };
  expect(await find(two.tables.main, routeKey)).toMatchObject({ state: 'held' });
  const { calls, watch } = counting();
  let lifted: string[] = [];
  const second: Watch = async (call, send) => {
    const reply = await watch(call, send);
    if (lifted.length === 0 && (await find(two.tables.main, routeKey))?.state === 'open') lifted = [...calls];
    return reply;
  };
  await move(home, 'b', moverOn(two, { watch: second }).mover);
  // Two readings of the directory, one of the university, and that this start has the move.
  expect(lifted).toEqual([
    ...['GetItemCommand', 'GetItemCommand', 'BatchGetItemCommand'],
    ...['PutItemCommand', 'TransactWriteItemsCommand'],
  ]);
  expect(elsewhere).not.toBe(home);
});
