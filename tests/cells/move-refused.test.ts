import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { move } from '#scripts/operations/move/move.ts';
import { home, ofElsewhere, ofHome, putAll } from '#tests/support/moved-university.ts';
import {
  allOf,
  byName,
  createTwoTables,
  documents,
  listUniversity,
  moverOn,
  plainOf,
  type TwoTables,
  type Watch,
} from '#tests/support/moving.ts';

// When a move does not come about, people and queues of the university go on where it lives.

const client = documents();
let two: TwoTables;
beforeEach(async () => {
  two = await createTwoTables();
  await listUniversity(client, two, home);
  await putAll(client, two.tables.main, [...ofHome(), ...ofElsewhere()]);
});

const record = { PK: `UNIVERSITY#${home}`, SK: 'UNIVERSITY' };
const remove = () => client.send(new DeleteCommand({ TableName: two.tables.main, Key: record }));
/** As a deletion does that moves its people there. */
const receive = (by: number) =>
  client.send(
    new UpdateCommand({
      ...{ TableName: two.tables.main, Key: record },
      ...{ UpdateExpression: 'ADD receiving :by', ExpressionAttributeValues: { ':by': by } },
    }),
  );

const expectHere = async () => {
  const inMain = await allOf(client, two.tables.main);
  expect(inMain.filter(({ PK }) => PK === 'MOVES')).toEqual([]);
  const route = inMain.find(({ PK }) => PK === `ROUTE#${home}`);
  expect([undefined, 'open']).toContain(route?.state);
  const { Item: listed } = await client.send(
    new GetCommand({ TableName: two.directoryTable, Key: { PK: `UNIVERSITY#${home}` } }),
  );
  expect(listed).toMatchObject({ cell: 'main', epoch: 0 });
};

/** Does it once, when the mover has sent a request with all these words. */
const when = (words: readonly string[], act: () => Promise<unknown>): Watch => {
  let isDone = false;
  return async ({ input }, send) => {
    const reply = await send();
    if (!isDone && words.every((word) => JSON.stringify(input).includes(word))) {
      isDone = true;
      await act();
    }
    return reply;
  };
};

test('a university that is being deleted is not moved: its people could not be moved to another one any more', async () => {
  await remove();
  await expect(move(home, 'b', moverOn(two).mover)).rejects.toThrow('is being deleted');
  await expectHere();
  expect(await allOf(client, two.tables.b)).toEqual([]);
});

test('a university that takes in the people of a deleted one is moved when they are there', async () => {
  await receive(1);
  await expect(move(home, 'b', moverOn(two).mover)).rejects.toThrow('begin again when they are there');
  await expectHere();
  await receive(-1);
  await move(home, 'b', moverOn(two).mover);
  expect(plainOf(await allOf(client, two.tables.main))).toEqual(byName(ofElsewhere()));
});

test.each(['catching-up', '"draining"'])(
  'a deletion that begins after %s stops the move before the switch',
  async (state) => {
    await expect(move(home, 'b', moverOn(two, { watch: when([state], remove) }).mover)).rejects.toThrow(
      'is being deleted',
    );
    await expectHere();
  },
);

test('a mover that fails while queues wait lets them go on', async () => {
  const fail = when(['TransactItems', '"draining"'], async () => {
    expect((await allOf(client, two.tables.main)).filter(({ PK }) => PK === 'MOVES')).toHaveLength(1);
    throw new Error('the network is down');
  });
  await expect(move(home, 'b', moverOn(two, { watch: fail }).mover)).rejects.toThrow('the network is down');
  await expectHere();
});
