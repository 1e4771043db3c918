import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { erase, move } from '#scripts/operations/move/move.ts';
import {
  addressOf,
  elsewhere,
  home,
  leaverOf,
  ofElsewhere,
  ofHome,
  ofTheCell,
  putAll,
  thingsOf,
} from '#tests/support/moved-university.ts';
import {
  allOf,
  byName,
  createTwoTables,
  documents,
  type Item,
  listUniversity,
  moverOn,
  plainOf,
  quickly,
  type TwoTables,
} from '#tests/support/moving.ts';

const client = documents();
let two: TwoTables;
beforeEach(async () => {
  two = await createTwoTables();
  for (const id of [home, elsewhere]) await listUniversity(client, two, id);
  await putAll(client, two.tables.main, [...ofHome(), ...ofElsewhere()]);
});

const held = async (cell: 'main' | 'b'): Promise<Item[]> => plainOf(await allOf(client, two.tables[cell]));
const routeIn = async (cell: 'main' | 'b') =>
  (await client.send(new GetCommand({ TableName: two.tables[cell], Key: { PK: `ROUTE#${home}`, SK: 'ROUTE' } }))).Item;
const listed = async () =>
  (await client.send(new GetCommand({ TableName: two.directoryTable, Key: { PK: `UNIVERSITY#${home}` } }))).Item;
const passedOver = async (cell: 'main' | 'b') =>
  (await allOf(client, two.tables[cell])).filter(({ PK }) => PK === 'MOVES').map(({ SK }) => SK);
const removeItems = async (table: string, items: readonly Item[]) => {
  for (const { PK, SK } of items) await client.send(new DeleteCommand({ TableName: table, Key: { PK, SK } }));
};

test('everything of a university and of its people moves, and nothing of anybody else', async () => {
  const { mover, store, printed } = moverOn(two);
  const done = await move(home, 'b', mover);
  expect(await held('b')).toEqual(byName(ofHome()));
  expect(await held('main')).toEqual(byName(ofElsewhere()));
  expect(done).toMatchObject({ state: 'read-only', people: 3, items: 35, counts: { User: 2, Mail: 4, Session: 2 } });
  expect(await listed()).toMatchObject({ cell: 'b', epoch: 1 });
  expect([await routeIn('main'), await routeIn('b')]).toMatchObject([
    { state: 'moved', to: 'b', epoch: 1 },
    { state: 'open', epoch: 1 },
  ]);
  expect([await passedOver('main'), await passedOver('b')]).toEqual([[home], []]);
  expect([...store]).toEqual([[home, 'b']]);
  expect(printed.join('\n')).toMatch(
    /copied: 3 people, 35 items.*switched: 35 items, hash [0-9a-f]{16}, writes waited for \d+ ms/s,
  );
});

test('the keys that sign tokens are in the target before anybody comes: nobody may have signed in there', async () => {
  const key = { PK: 'SIGNING_KEYS', SK: 'KEY#one', _et: 'SigningKey', id: 'one', x: 'x', y: 'y' };
  await putAll(client, two.tables.main, [key]);
  await move(home, 'b', moverOn(two).mover);
  for (const cell of ['main', 'b'] as const) expect(await held(cell)).toContainEqual(key);
});

test('while it is copied the target takes it for another cell’s, and passes over its mails and tasks', async () => {
  const seen: unknown[] = [];
  const { mover } = moverOn(two, {
    watch: async ({ operation }, send) => {
      if (operation === 'BatchWriteItemCommand' && seen.length === 0 && (await held('b')).length > 0)
        seen.push([await routeIn('b'), await passedOver('b'), await listed()]);
      return send();
    },
  });
  await move(home, 'b', mover);
  expect(seen[0]).toMatchObject([{ state: 'moved', to: 'main', epoch: 0 }, [home], { cell: 'main', epoch: 0 }]);
});

/** The states of the route in the source, one after another. */
const routesDuring = () => {
  const routes: Item[] = [];
  const note = async (): Promise<void> => {
    const route = await routeIn('main');
    if (route && JSON.stringify(route) !== JSON.stringify(routes.at(-1))) routes.push(route);
  };
  return { routes, note };
};

test('people write until the hold, which says until when it lasts at most', async () => {
  const { routes, note } = routesDuring();
  const { mover } = moverOn(two, { watch: (_, send) => send().finally(note) });
  const begun = Date.now();
  await move(home, 'b', mover);
  expect(routes.map(({ state }) => state)).toEqual(['open', 'draining', 'held', 'moved']);
  const lasts = Date.parse(String(routes[2]?.heldUntil)) - begun;
  expect(lasts).toBeGreaterThan(10_000);
  expect(lasts).toBeLessThan(60_000);
});

test('the target knows until when the hold may last, before the source drains and before it holds', async () => {
  const seen: unknown[][] = [];
  const { mover } = moverOn(two, {
    watch: async (_, send) => {
      const reply = await send();
      const [here, there] = [await routeIn('main'), await routeIn('b')];
      if (here?.state === 'draining' || here?.state === 'held') seen.push([here.state, here.heldUntil, there]);
      return reply;
    },
  });
  await move(home, 'b', mover);
  expect(new Set(seen.map(([state]) => state))).toEqual(new Set(['draining', 'held']));
  for (const [, heldUntil = new Date().toISOString(), there] of seen) {
    expect(there).toMatchObject({ state: 'moved', to: 'main', epoch: 0, heldUntil: expect.any(String) });
    expect(String((there as Item).heldUntil) >= String(heldUntil)).toBe(true);
  }
});

test('a copy that lacks something is not switched to: the difference is told, and people write again', async () => {
  const { routes, note } = routesDuring();
  let isLost = false;
  const losing = ({ operation, input }: { operation: string; input: object }) => {
    const { RequestItems } = input as { RequestItems?: Record<string, unknown[]> };
    const writes = RequestItems?.[two.tables.b];
    if (isLost || operation !== 'BatchWriteItemCommand' || !JSON.stringify(writes ?? []).includes('Portfolio')) return;
    isLost = true;
    writes?.splice(
      writes.findIndex((one) => JSON.stringify(one).includes('Portfolio')),
      1,
    );
  };
  const { mover } = moverOn(two, {
    watch: (call, send) => {
      losing(call);
      return send().finally(note);
    },
  });
  await expect(move(home, 'b', mover)).rejects.toThrow('nothing was moved: Portfolio 2, 1 there.');
  expect(routes.map(({ state }) => state)).toEqual(['open', 'draining', 'held', 'open']);
  expect([await listed(), await passedOver('main')]).toMatchObject([{ cell: 'main', epoch: 0 }, []]);
  await move(home, 'b', moverOn(two).mover);
  expect(await held('b')).toEqual(byName(ofHome()));
});

test('the old copy stays whole until a call that had begun before the switch has ended', async () => {
  const waits: number[] = [];
  const store = new Map<string, string>();
  const time = { ...quickly(), longestCallMs: 30_000 };
  const timing = {
    ...time,
    sleep: async (ms: number) => {
      if (store.has(home)) {
        waits.push(ms);
        expect(await held('main')).toEqual(byName([...ofHome(), ...ofElsewhere()]));
      }
      await time.sleep(ms);
    },
  };
  await move(home, 'b', moverOn(two, { store, timing }).mover);
  expect(waits).toEqual([30_000]);
  expect(await held('main')).toEqual(byName(ofElsewhere()));
});

test('moved there and back it is as before, but for epoch and times', async () => {
  const { mover, store } = moverOn(two);
  await move(home, 'b', mover);
  const back = await move(home, 'main', mover);
  expect(await held('main')).toEqual(byName([...ofHome(), ...ofElsewhere()]));
  expect(await held('b')).toEqual([]);
  expect(await listed()).toMatchObject({ cell: 'main', epoch: 2 });
  expect([await routeIn('main'), await routeIn('b')]).toMatchObject([
    { state: 'open', epoch: 2 },
    { state: 'moved', to: 'main', epoch: 2 },
  ]);
  expect([await passedOver('main'), await passedOver('b')]).toEqual([[], [home]]);
  expect([...store]).toEqual([[home, 'main']]);
  await erase(back, mover);
  expect(await allOf(client, two.tables.b)).toMatchObject([{ PK: 'MOVES' }, { PK: `ROUTE#${home}` }]);
});

test('what was removed or changed in the new cell is so after the way back', async () => {
  const { mover } = moverOn(two);
  await move(home, 'b', mover);
  await removeItems(two.tables.b, thingsOf('AbCd-camille', home));
  const changed = { ...thingsOf('EfGh-noor', home)[1], answers: { s1: 5 } };
  await putAll(client, two.tables.b, [changed]);
  await move(home, 'main', mover);
  const now = await held('main');
  expect(now.filter(({ PK }) => String(PK).includes('camille'))).toEqual([]);
  expect(now).toContainEqual(changed);
});

test('people who come and people who leave while it is copied are where they belong', async () => {
  const comes = thingsOf('EfGh-ines', home);
  let calls = 0;
  const { mover } = moverOn(two, {
    watch: async ({ operation, input }, send) => {
      const reply = await send();
      calls += operation === 'ScanCommand' && 'TableName' in input && input.TableName === two.tables.main ? 1 : 0;
      if (operation === 'ScanCommand' && calls === 2) {
        calls += 1;
        // As a call of a super administrator writes it: the record alone.
        await putAll(client, two.tables.main, [comes[0] ?? {}, { ...thingsOf('EfGh-noor', elsewhere)[0] }]);
        await putAll(client, two.tables.main, thingsOf('AbCd-new', home));
        await removeItems(two.tables.main, leaverOf('AbCd-zoe', home));
      }
      return reply;
    },
  });
  await move(home, 'b', mover);
  const there = await held('b');
  const of = (person: string) =>
    there.filter(
      ({ PK }) =>
        String(PK).includes(person) || PK === `EMAIL#${addressOf(person)}` || PK === `OUTBOX#${addressOf(person)}`,
    );
  expect(of('EfGh-ines')).toEqual(byName(comes));
  expect(of('AbCd-new')).toEqual(byName(thingsOf('AbCd-new', home)));
  expect([of('EfGh-noor'), of('AbCd-zoe')]).toEqual([[], []]);
  const stays = await held('main');
  expect(stays).toEqual(
    byName([
      ...ofElsewhere().filter(({ PK }) => !thingsOf('EfGh-ines', elsewhere).some((one) => one.PK === PK)),
      ...thingsOf('EfGh-noor', elsewhere),
    ]),
  );
  expect(ofTheCell.length).toBeGreaterThan(0);
});

test('given up, it stays where it lives and leaves nothing behind', async () => {
  const { mover } = moverOn(two, {
    watch: async ({ input }, send) => {
      if (JSON.stringify(input).includes('"draining"')) throw new Error('the laptop is closed');
      return send();
    },
  });
  await expect(move(home, 'b', mover)).rejects.toThrow('the laptop is closed');
  expect((await held('b')).length).toBe(35);
  await move(home, 'main', moverOn(two).mover);
  expect([await held('b'), await held('main')]).toEqual([[], byName([...ofHome(), ...ofElsewhere()])]);
  expect(await listed()).toMatchObject({ cell: 'main', epoch: 0 });
  expect(await passedOver('main')).toEqual([]);
});

test('a mover that was taken for dead puts nothing over what the next one has copied', async () => {
  let hasBegun = false;
  const changed = { ...thingsOf('EfGh-noor', home)[1], answers: { s1: 5 } };
  const { mover } = moverOn(two, {
    watch: async ({ operation, input }, send) => {
      const reply = await send();
      const isPage = operation === 'ScanCommand' && !('FilterExpression' in input);
      if (hasBegun || !isPage) return reply;
      hasBegun = true;
      await putAll(client, two.tables.main, [changed]);
      await move(home, 'b', moverOn(two).mover);
      return reply;
    },
  });
  await expect(move(home, 'b', mover)).rejects.toThrow('Another mover has gone on with this move');
  expect(await held('b')).toContainEqual(changed);
});

test('of two movers the earlier one stops, and one alone switches', async () => {
  let hasBegun = false;
  const other = moverOn(two);
  const { mover } = moverOn(two, {
    watch: async ({ input }, send) => {
      if (!hasBegun && JSON.stringify(input).includes('"held"')) {
        hasBegun = true;
        await move(home, 'b', other.mover);
      }
      return send();
    },
  });
  await expect(move(home, 'b', mover)).rejects.toThrow('Another mover has gone on with this move');
  expect(await listed()).toMatchObject({ cell: 'b', epoch: 1 });
  expect(await held('b')).toEqual(byName(ofHome()));
});
