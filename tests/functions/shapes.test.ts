import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { Entity } from 'dynamodb-toolbox/entity';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { string } from 'dynamodb-toolbox/schema/string';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { findRecord, findRecords, listRecords } from '#functions/data/kernel/records.ts';
import { type Attributes, beforeMigration, migrations } from '#functions/data/kernel/shapes.ts';
import { table } from '#functions/data/kernel/table.ts';
import { changeRecord, createRecord, saveRecord } from '#functions/data/records.ts';
import { recorded } from '#tests/support/caller.ts';

/** Changed twice: its weight was a text in kilograms, then the attribute was renamed. */
const Parcels = new Entity({
  name: 'Parcel',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    label: string().optional(),
    grams: number().optional(),
    place: string().optional(),
  }),
  computeKey: ({ id }) => ({ PK: `PARCEL#${id}`, SK: 'PARCEL' }),
});

beforeAll(() => {
  migrations.Parcel = [
    ({ kilograms, ...parcel }) => ({ ...parcel, grams: Number.parseFloat(String(kilograms)) * 1000 }),
    ({ name, ...parcel }) => ({ ...parcel, label: name }),
  ];
});
afterAll(() => {
  delete migrations.Parcel;
});

const client = table.getDocumentClient();
const place = (id: string) => ({ TableName: process.env.TABLE_NAME, Key: { PK: `PARCEL#${id}`, SK: 'PARCEL' } });
const context = () => ({ now: new Date() });

const kept = async (attributes: Attributes): Promise<string> => {
  const id = nanoid();
  const { TableName, Key } = place(id);
  await client.send(new PutCommand({ TableName, Item: { ...Key, _et: 'Parcel', id, ...attributes } }));
  return id;
};
const lying = async (id: string): Promise<Attributes> => {
  const { Item = {} } = await client.send(new GetCommand({ ...place(id), ConsistentRead: true }));
  const { PK: _, SK: __, _et: ___, id: ____, ...attributes } = beforeMigration(Item);
  return attributes;
};

const first = { kilograms: '1.5', name: 'Fil', place: 'A' };
const second = { grams: 1500, name: 'Fil', place: 'A', _v: 2 };
const today = { grams: 1500, label: 'Fil', place: 'A' };

test.each([
  ['first', first],
  ['second', second],
])('an item of the %s shape is read in today’s, in every way of reading, and stays as it lies', async (_, stored) => {
  const id = await kept(stored);
  const read = { id, ...today };
  expect(await findRecord(Parcels, id)).toEqual(read);
  expect(await findRecords(Parcels, [id])).toEqual([read]);
  expect(await listRecords(Parcels, { partition: `PARCEL#${id}` })).toEqual([read]);
  expect(await lying(id)).toEqual(stored);
});

test('it is written in today’s with its next change, which names its version', async () => {
  const id = await kept(first);
  expect(await changeRecord(Parcels, id, { place: 'B' }, context())).toEqual({ id, ...today, place: 'B' });
  expect(await lying(id)).toEqual({ ...today, place: 'B', _v: 3 });
});

test('a removed attribute does not come back from the former shape', async () => {
  const id = await kept(first);
  await changeRecord(Parcels, id, { grams: null }, context());
  expect(await findRecord(Parcels, id)).toEqual({ id, label: 'Fil', place: 'A' });
});

test('several who change it at once all do', async () => {
  const id = await kept(first);
  const changes = [{ label: 'Pelote' }, { grams: 7 }, { place: 'C' }].map((change) =>
    changeRecord(Parcels, id, change, context()),
  );
  await Promise.all(changes);
  expect(await lying(id)).toEqual({ label: 'Pelote', grams: 7, place: 'C', _v: 3 });
});

test('a new one is of today’s version, whether it is put or updated for the first time', async () => {
  const [put, updated] = [nanoid(), nanoid()];
  await createRecord(Parcels, { id: put, grams: 1 }, context());
  await saveRecord(Parcels, updated, { grams: 2 }, context());
  expect(await lying(put)).toEqual({ grams: 1, _v: 3 });
  expect(await lying(updated)).toEqual({ grams: 2, _v: 3 });
});

test('one of a later release is read as it is, by a release that was gone back to', async () => {
  const id = await kept({ grams: 1500, label: 'Fil', colour: 'red', _v: 4 });
  expect(await findRecord(Parcels, id)).toEqual({ id, grams: 1500, label: 'Fil' });
});

test('an entity whose shape never changed stores no version, and a change is one write', async () => {
  const Stones = new Entity({
    name: 'Stone',
    table,
    timestamps: false,
    schema: item({ id: string().key(), grams: number() }),
    computeKey: ({ id }) => ({ PK: `PARCEL#${id}`, SK: 'PARCEL' }),
  });
  const id = nanoid();
  await commit([Stones.build(PutTransaction).item({ id, grams: 3 })], context());
  const { entries } = await recorded(() => changeRecord(Stones, id, { grams: 4 }, context()));
  expect(entries).toHaveLength(1);
  expect(await lying(id)).toEqual({ grams: 4 });
  await client.send(new DeleteCommand(place(id)));
});
