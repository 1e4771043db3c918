import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { replayErasures } from '#scripts/operations/restore/replay.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { waitingMails } from '#tests/support/outbox.ts';

beforeEach(freshTable);

const [erased, kept] = ['AbCd-erased1234567890123', 'AbCd-stays12345678901234'];
const tableName = () => process.env.TABLE_NAME ?? '';

// The user's other items were deleted before the backup was made.
test.each([
  ['their own things', 'USER#', 'DIPLOMA#d'],
  ['a repeated call’s reply', 'ONCE#', 'REPLY#k'],
])('of whom only %s came back is erased again, and nobody else is', async (_what, partition, sortKey) => {
  const client = new DynamoDBClient();
  for (const id of [erased, kept]) {
    const Item = { PK: { S: `${partition}${id}` }, SK: { S: sortKey } };
    await client.send(new PutItemCommand({ TableName: tableName(), Item }));
  }
  const ledger = new Set([hashSecret(erased)]);
  expect(await replayErasures(client, tableName(), { ledger, now: new Date() })).toBe(1);
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName() }));
  expect(Items.map(({ PK }) => PK?.S)).toEqual([`${partition}${kept}`]);
});

test('mails that wait for somebody who is erased again never leave, those for others do', async () => {
  const client = new DynamoDBClient();
  const now = new Date();
  const Item = { PK: { S: `USER#${erased}` }, SK: { S: 'DIPLOMA#d' } };
  await client.send(new PutItemCommand({ TableName: tableName(), Item }));
  const mails = [erased, kept].map((userId) => mailChange('passwordChanged', { userId }, {}, { now }));
  await commit([], { now }, { mails });
  await replayErasures(client, tableName(), { ledger: new Set([hashSecret(erased)]), now });
  expect((await waitingMails()).map(({ userId }) => userId)).toEqual([kept]);
});
