import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { newUserId } from '#functions/data/kernel/ids.ts';
import { table } from '#functions/data/kernel/table.ts';
import { as, refused } from '#tests/support/api.ts';
import { recorded } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';

type Item = Record<string, unknown>;
type Api = Awaited<ReturnType<typeof as>>;

const client = table.getDocumentClient();
const size = 5000;
const limit = 6 * 1024 * 1024;

/** Size in bytes of a Lambda reply, whose body is a JSON string. */
const answered = (reply: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(reply)));

const itemsOf = async (partition: string, prefix: string): Promise<Item[]> => {
  const query = { TableName: process.env.TABLE_NAME, KeyConditionExpression: 'PK = :p and begins_with(SK, :s)' };
  const { Items = [] } = await client.send(
    new QueryCommand({ ...query, ExpressionAttributeValues: { ':p': partition, ':s': prefix } }),
  );
  return Items;
};

/** Stores `count` copies of an item, each with its own changes. */
const multiplied = async (item: Item, count: number, other: (place: number) => Item): Promise<void> => {
  const name = process.env.TABLE_NAME ?? '';
  const puts = Array.from({ length: count }, (_, i) => ({ PutRequest: { Item: { ...item, ...other(i) } } }));
  for (let i = 0; i < puts.length; i += 250) {
    const batches = Array.from({ length: 10 }, (_, k) => puts.slice(i + 25 * k, i + 25 * (k + 1)));
    const filled = batches.filter((batch) => batch.length > 0);
    await Promise.all(filled.map((batch) => client.send(new BatchWriteCommand({ RequestItems: { [name]: batch } }))));
  }
};

const crowd = async (count: number, said: Item) => {
  const university = await buildUniversity();
  const admin = await buildUser({ university, role: 'admin', lastName: 'Zoé' });
  const [item = {}] = await itemsOf(`USER#${(await buildUser({ university })).id}`, 'USER');
  await multiplied(item, count - 2, (i) => {
    const id = newUserId(university.id);
    return { PK: `USER#${id}`, GSI1SK: id, id, lastName: `Éléonore Bœuf-${i}`, ...said };
  });
  return { university, admin };
};

const membersOf = (api: Api, universityId: string, query = {}) =>
  api.users.listOfUniversity({ params: { universityId }, query });

test('five thousand members are one answer, which costs a query for each megabyte, and are searched without regard to case and accents', async () => {
  const { university, admin } = await crowd(size, { interests: 'Voile, chant choral et randonnée' });
  const api = await as(admin);
  const { result, entries } = await recorded(() => membersOf(api, university.id));
  expect(result.rows).toHaveLength(size);
  expect(result.next).toBeUndefined();
  expect(answered(result)).toBeLessThan(limit);
  // Self-descriptions are not part of the list.
  expect(JSON.stringify(result)).not.toContain('Voile');
  const queries = entries.filter(({ operation }) => operation === 'Query');
  expect(queries.length).toBeLessThanOrEqual(5);
  // Fewer than 500 bytes a member; an index read unit covers 8 KB.
  expect(queries.reduce((sum, { readUnits }) => sum + readUnits, 0)).toBeLessThan(310);

  const named = await membersOf(api, university.id, { search: 'BOEUF-499 eleono' });
  expect(named.rows.map(({ lastName }) => lastName).sort()).toEqual(
    ['', '0', '1', '2', '3', '4', '5', '6', '7'].map((digit) => `Éléonore Bœuf-499${digit}`).sort(),
  );
  expect((await membersOf(api, university.id, { search: admin.email.toUpperCase() })).rows).toHaveLength(1);
}, 120_000);

test('five thousand courses are one answer, and more go on in the next one', async () => {
  const university = await buildUniversity();
  const universityId = university.id;
  const api = await as(await buildUser({ university, role: 'admin' }));
  const description = 'Apprendre à présenter ses travaux à un public qui n’est pas de la discipline. '.repeat(4);
  await api.formations.create({ body: { universityId, title: 'Course 0', description } });
  const [item = {}] = await itemsOf(`UNIVERSITY#${universityId}`, 'FORMATION#');
  const copies = (from: number, count: number, said: Item = {}) =>
    multiplied(item, count, (i) => {
      const id = `${universityId}_${String(from + i).padStart(11, 'c')}`;
      return { SK: `FORMATION#${id}`, id, title: `Atelier d’été ${from + i}`, ...said };
    });
  await copies(1, size - 1);
  const list = (query = {}) => api.formations.list({ query: { universityId, ...query } });
  const { result, entries } = await recorded(() => list());
  expect([result.count, result.rows.length, result.next]).toEqual([size, size, undefined]);
  expect(answered(result)).toBeLessThan(limit);
  expect(entries.filter(({ operation }) => operation === 'Query').length).toBeLessThanOrEqual(6);
  expect((await list({ search: 'ete 499' })).rows).toHaveLength(15);

  await copies(size, 500, { description: 'x'.repeat(4000) });
  const first = await list();
  expect(first.count).toBe(size + 500);
  expect(answered(first)).toBeLessThan(limit);
  const second = await list({ after: first.next });
  expect(second.next).toBeUndefined();
  const gone = list({ after: `${universityId}_22222222222` });
  expect(await refused(gone)).toMatchObject({ status: 409, code: 'conflict' });
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(size + 500);
}, 120_000);
