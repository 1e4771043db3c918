import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { linesOf } from '#scripts/operations/move/command.ts';
import { erase, move } from '#scripts/operations/move/move.ts';
import { readOldCopy } from '#scripts/operations/move/old-copy.ts';
import { home, ofElsewhere, ofHome, putAll, thingsOf } from '#tests/support/moved-university.ts';
import {
  allOf,
  byName,
  createTwoTables,
  documents,
  type Item,
  listUniversity,
  moverOn,
  plainOf,
  type TwoTables,
} from '#tests/support/moving.ts';

const client = documents();
let two: TwoTables;
beforeEach(async () => {
  two = await createTwoTables();
  await listUniversity(client, two, home);
  await putAll(client, two.tables.main, [...ofHome(), ...ofElsewhere()]);
});

const held = async (cell: 'main' | 'b'): Promise<Item[]> => plainOf(await allOf(client, two.tables[cell]));
const removeItems = async (table: string, items: readonly Item[]) => {
  for (const { PK, SK } of items) await client.send(new DeleteCommand({ TableName: table, Key: { PK, SK } }));
};
const oldCopyOf = async (mover: ReturnType<typeof moverOn>['mover'], holder: string): Promise<Item[]> => {
  const cells = { client, source: mover.rowsOf('main'), target: mover.rowsOf('b') };
  return byName((await readOldCopy(cells, home, holder)).map((item) => unmarshall(item)));
};

test('who is erased in the new cell takes the key to their old copy along, and the others’ stays', async () => {
  const { mover } = moverOn(two);
  await move(home, 'b', mover);
  const noors = byName(thingsOf('EfGh-noor', home));
  expect(await oldCopyOf(mover, 'EfGh-noor')).toEqual(noors);
  expect(JSON.stringify(await allOf(client, two.tables.main))).not.toContain('camille');
  // As the task of the deletion does: the partition as a whole.
  const camilles = (await allOf(client, two.tables.b)).filter(({ PK }) => PK === 'USER#AbCd-camille');
  await removeItems(two.tables.b, camilles);
  expect(await oldCopyOf(mover, 'AbCd-camille')).toEqual([]);
  expect(await oldCopyOf(mover, 'EfGh-noor')).toEqual(noors);
});

test('an operator reads what somebody keeps, and neither their password’s hash nor what signs them in', async () => {
  const { mover } = moverOn(two);
  await move(home, 'b', mover);
  const cells = { client, source: mover.rowsOf('main'), target: mover.rowsOf('b') };
  const lines = linesOf(await readOldCopy(cells, home, 'EfGh-noor'));
  expect(lines.map((line) => JSON.parse(line)._et).sort()).toEqual([
    ...['EmailClaim', 'Mail', 'Mail', 'OnceReply', 'Portfolio', 'PublicCv', 'Session', 'Task', 'User'],
  ]);
  expect(lines.join()).not.toMatch(/argon2id|secret/);
});

test('while it is moved back, nothing is said of the move before', async () => {
  const { mover } = moverOn(two);
  await erase(await move(home, 'b', mover), mover);
  const begun: unknown[] = [];
  const { mover: back } = moverOn(two, {
    watch: async ({ input }, send) => {
      const reply = await send();
      if (JSON.stringify(input).includes('"copying"')) begun.push(await mover.directory.findMove(home));
      return reply;
    },
  });
  await move(home, 'main', back);
  const [run, startedAt] = [expect.any(String), expect.any(String)];
  expect(begun[0]).toEqual({ university: home, from: 'b', to: 'main', state: 'copying', epoch: 1, run, startedAt });
});

test('an old copy is kept for seven days, then erased with a proof: what there was, and that nothing is left, keys included', async () => {
  const { mover, printed } = moverOn(two);
  const { switchedAt = '', ...moved } = await move(home, 'b', mover);
  const until = Date.parse(switchedAt) + 7 * 24 * 60 * 60 * 1000;
  expect(printed.at(-1)).toContain(new Date(until).toISOString());
  const sealed = (await allOf(client, two.tables.main)).filter(({ PK }) => String(PK).startsWith('OLDCOPY'));
  expect(Math.min(...sealed.map(({ ttl }) => Number(ttl) * 1000))).toBeGreaterThanOrEqual(until);
  const done = await erase({ ...moved, switchedAt }, mover);
  // Whose record was gone already has no key: their things are not kept.
  expect(done).toMatchObject({ state: 'erased', erased: { User: 2, Mail: 4, University: 1 } });
  expect(done.erased).not.toHaveProperty('Diploma');
  const left = (await allOf(client, two.tables.main)).filter(({ PK }) => String(PK).startsWith('OLDCOPY'));
  expect(left).toEqual([]);
  expect((await allOf(client, two.tables.b)).filter(({ SK }) => SK === 'OLDCOPY')).toEqual([]);
  expect(await held('b')).toEqual(byName(ofHome()));
});

test('what is written to the former cell after the switch is noticed, and kept in the old copy', async () => {
  let isSwitched = false;
  const late = { PK: 'USER#AbCd-camille', SK: 'DIPLOMA#AbCd-camille.late', _et: 'Diploma' };
  const { mover } = moverOn(two, {
    watch: async ({ input }, send) => {
      const reply = await send();
      if (!isSwitched && JSON.stringify(input).includes('"switched"')) {
        isSwitched = true;
        await putAll(client, two.tables.main, [late]);
      }
      return reply;
    },
  });
  await expect(move(home, 'b', mover)).rejects.toThrow('1 writes reached the former cell after the switch');
  expect(await oldCopyOf(mover, 'AbCd-camille')).toContainEqual(late);
  expect((await mover.directory.findMove(home))?.late).toBe(1);
});
