import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { move } from '#scripts/operations/move/move.ts';
import { buildAccount } from '#tests/support/accounts.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import { allOf, createTwoTables, listUniversity, moverOn, type TwoTables } from '#tests/support/moving.ts';

const base = process.env.TABLE_NAME?.split('.copy-')[0] ?? '';
const dynamo = new DynamoDBClient();
const client = DynamoDBDocumentClient.from(dynamo);
afterAll(() => dynamo.destroy());

let two: TwoTables;
beforeEach(async () => {
  two = await createTwoTables(dynamo, base);
  process.env.TABLE_NAME = two.tables.main;
});

test('a university moves', async () => {
  const [here, other] = [await buildUniversity(), await buildUniversity()];
  for (const { id } of [here, other]) await listUniversity(client, two, id);
  await buildAccount('ACCEPTED', { universityId: here.id });
  await buildAccount('ACCEPTED', { universityId: other.id });
  const before = await allOf(client, two.tables.main);
  const { mover, moved, printed } = moverOn(two);
  const done = await move(here.id, 'b', mover);
  console.log(printed, done);
  console.log(before.length, (await allOf(client, two.tables.main)).map(({ PK, SK, of }) => `${PK} ${SK} ${of}`).sort());
  console.log((await allOf(client, two.tables.b)).map(({ PK, SK }) => `${PK} ${SK}`).sort());
  expect(moved.get(here.id)).toBe('b');
});
