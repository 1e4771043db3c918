import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hashSecret } from '#functions/lib/keys/secret.ts';
import { endSessions } from '#scripts/operations/restore/end-sessions.ts';
import { replayErasures } from '#scripts/operations/restore/replay.ts';
import { countOf, tallyTable } from '#scripts/operations/restore/tally.ts';
import { whileBusy, withFaults } from '#tests/support/caller.ts';
import { allItems } from '#tests/support/contents.ts';
import { freshTable } from '#tests/support/fresh-table.ts';

beforeEach(freshTable);
const client = new DynamoDBClient();
afterAll(() => client.destroy());

const kind = 'ProvisionedThroughputExceededException';
const tableName = () => process.env.TABLE_NAME ?? '';

type Key = readonly [partition: string, sort: string];
const put = async (keys: readonly Key[]): Promise<void> => {
  for (let from = 0; from < keys.length; from += 25) {
    const writes = keys
      .slice(from, from + 25)
      .map(([PK, SK]) => ({ PutRequest: { Item: { PK: { S: PK }, SK: { S: SK } } } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [tableName()]: writes } }));
  }
};
const keysLeft = async () => (await allItems()).map(({ PK, SK }) => `${PK} ${SK}`).sort();

const sessions: Key[] = Array.from({ length: 60 }, (_, i) => [`USER#AbCd-${i}`, `SESSION#${i}`]);

test('while the table is busy every item is counted and every session ends', async () => {
  await put([...sessions, ['USER#AbCd-1', 'USER']]);
  const faults = [
    { kind, match: { operation: 'Scan' }, times: 2 },
    { kind, match: { operation: 'BatchWriteItem' }, skip: 1, times: 2 },
  ] as const;
  const { result } = await withFaults(faults, async () => [
    countOf(await tallyTable(client, tableName())),
    await endSessions(client, tableName()),
  ]);
  expect(result).toEqual([61, 60]);
  expect(await keysLeft()).toEqual(['USER#AbCd-1 USER']);
});

test('sessions that could not be ended are not told as ended', async () => {
  await put(sessions);
  const busy = withFaults([{ kind, match: { operation: 'BatchWriteItem' }, skip: 1, times: 1_000 }], () =>
    endSessions(client, tableName()),
  );
  await expect(busy).rejects.toMatchObject({ name: kind });
  expect(await keysLeft()).toHaveLength(35);
  expect(await endSessions(client, tableName())).toBe(35);
});

test('a restored person is erased again beyond the bounds of one transaction, though the table is busy', async () => {
  const [gone, stays] = ['AbCd-erased1234567890123', 'AbCd-stays12345678901234'];
  const thingsOf = (id: string): Key[] => [
    ...Array.from({ length: 130 }, (_, i): Key => [`USER#${id}`, `DIPLOMA#${i}`]),
    ...Array.from({ length: 110 }, (_, i): Key => [`LINK#${id}`, `LINK#${i}`]),
  ];
  await put([...thingsOf(gone), ...thingsOf(stays)]);
  const match = { operation: 'TransactWriteItems', key: `USER#${gone}` };
  const erase = () => replayErasures(client, tableName(), { ledger: new Set([hashSecret(gone)]), now: new Date() });
  expect(await whileBusy({ kind: 'ThrottlingError', match, skip: 1, times: 4 }, erase)).toBe(1);
  expect(await keysLeft()).toEqual(
    thingsOf(stays)
      .map((key) => key.join(' '))
      .sort(),
  );
});
