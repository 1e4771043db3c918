import { readFileSync } from 'node:fs';
import { DynamoDBClient, QueryCommand, ScanCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicCvOf } from '#functions/data/entities/cv.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { switchNames } from '#shared/schemas/usercv.ts';
import { allItems } from '#tests/support/contents.ts';
import { buildCanaries, canariesIn, ofPerson, seenAt } from '#tests/support/cv.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

// Sends what step 5 of infra/restore.md has AWS's command line send.
beforeAll(seedCatalogue);
const client = new DynamoDBClient();
afterAll(() => client.destroy());

const runbook = readFileSync('infra/restore.md', 'utf8');
const TableName = process.env.TABLE_NAME ?? '';

/** The expressions by the key that the runbook gives them for. */
const updates = new Map(
  [...runbook.matchAll(/update --key "\$\(key (\S+) "?(\S+?)"?\)"[^']*?--update-expression '([^']+)'/g)].map(
    ([, partition, sort, expression = '']) => [`${partition} ${sort}`, expression],
  ),
);
const update = (id: string, name: string, sort?: string) => {
  const [partition = '', named = ''] = name.split(' ');
  const UpdateExpression = updates.get(name) ?? expect.unreachable(name);
  return client.send(
    new UpdateItemCommand({
      TableName,
      Key: { PK: { S: `${partition}#${id}` }, SK: { S: sort ?? named } },
      ConditionExpression: 'attribute_exists(PK)',
      UpdateExpression,
      ...(UpdateExpression.includes(':no') && { ExpressionAttributeValues: { ':no': { BOOL: false } } }),
    }),
  );
};

/** Public copies as the runbook lists them, each as it is before a `comm`. */
const shown = async (): Promise<string[]> => {
  const option = (name: string) => new RegExp(`--${name} '([^']+)'`).exec(runbook)?.[1] ?? expect.unreachable(name);
  const { Items = [] } = await client.send(
    new ScanCommand({
      TableName,
      FilterExpression: option('filter-expression'),
      ProjectionExpression: option('projection-expression'),
      ExpressionAttributeNames: JSON.parse(option('expression-attribute-names')),
      ExpressionAttributeValues: JSON.parse(option('expression-attribute-values')),
    }),
  );
  return Items.map(({ PK, change }) => `${PK?.S} ${change?.S}`).sort();
};

const close = async (id: string): Promise<void> => {
  await update(id, 'USER CV');
  await update(id, 'PUBLIC CV');
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :person',
      FilterExpression: 'isPublic = :yes',
      ExpressionAttributeValues: { ':person': { S: userPartition(id) }, ':yes': { BOOL: true } },
    }),
  );
  for (const { SK } of Items) await update(id, 'USER $item', SK?.S);
  await update(id, 'USER USER');
};

const everything = Object.fromEntries(switchNames.map((name) => [name, true]));

test('the runbook of a restore names each switch of a CV', () => {
  expect([...updates.keys()]).toEqual(['USER CV', 'PUBLIC CV', 'USER $item', 'USER USER']);
  const closed = updates.get('USER CV')?.match(/\b(?:show|allow)\w+/g) ?? [];
  expect(closed.sort()).toEqual([...switchNames].sort());
});

test('the runbook of a restore lists a CV once its owner has changed what it shows, and leaves others out', async () => {
  const { api, params } = await buildCanaries();
  await api.usercv.update({ params, body: everything });
  const before = await shown();
  expect(before.filter((line) => line.startsWith(`${publicCvOf(params.id)} `))).toHaveLength(1);
  expect(await shown()).toEqual(before);
  await api.usercv.update({ params, body: { showDiplomas: false } });
  const after = await shown();
  expect(before.filter((line) => !after.includes(line))).toEqual([expect.stringContaining(params.id)]);
});

test('what the runbook of a restore closes stays closed, and no item comes back with its section', async () => {
  const { api, params } = await buildCanaries();
  const seen = async () => canariesIn(await seenAt(`/usercv/user/${params.id}/public`));
  await api.usercv.update({ params, body: everything });
  expect((await seen()).length).toBeGreaterThan(20);
  await close(params.id);
  expect(await seen()).toEqual([]);
  expect((await allItems()).filter(({ PK, isPublic }) => PK === userPartition(params.id) && isPublic)).toEqual([]);
  // Opening one's own CV rebuilds a public copy that is missing.
  const { userCv } = await api.usercv.get({ params });
  expect(Object.values(userCv ?? {}).filter((value) => value === true)).toEqual([]);
  expect(userCv).toMatchObject({ about: 'canary-cv-about', consentAt: null });
  expect(await seen()).toEqual([]);
  await api.usercv.update({ params, body: { showDiplomas: true } });
  expect(await seen()).toEqual(ofPerson.filter((one) => one !== 'canary-person-avatarUrl'));
});
