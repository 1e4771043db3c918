import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { endSessions } from '#scripts/operations/restore/end-sessions.ts';
import { answeredBy } from '#tests/support/aws.ts';

type Key = { PK: { S: string }; SK: { S: string } };
type Write = { DeleteRequest: { Key: Key } };

const perPage = 28;
const sessionOf = (number: number): Key => ({ PK: { S: `USER#${number}` }, SK: { S: `SESSION#${number}` } });

test('a restore ends every session, also those whose deletion the table put off, and nothing else', async () => {
  const sessions = Array.from({ length: 60 }, (_, i) => sessionOf(i));
  const left = new Map(
    [...sessions, { PK: { S: 'USER#1' }, SK: { S: 'USER#1' } }].map((key) => [JSON.stringify(key), key]),
  );
  // Pages hold up to a megabyte; the last one has no cursor.
  const keys = [...left.values()];
  const scanned = ({ ExclusiveStartKey }: { ExclusiveStartKey?: Key }) => {
    const from = ExclusiveStartKey ? keys.indexOf(ExclusiveStartKey) + 1 : 0;
    const Items = keys.slice(from, from + perPage);
    return { Items, ...(from + perPage < keys.length && { LastEvaluatedKey: Items.at(-1) }) };
  };
  let calls = 0;
  const client = answeredBy(new DynamoDBClient({ region: 'eu-west-3' }), (name, input) => {
    if (name !== 'BatchWriteItem') return scanned(input as { ExclusiveStartKey?: Key });
    const [[table, writes] = ['', []]] = Object.entries(
      (input as { RequestItems: Record<string, Write[]> }).RequestItems,
    );
    expect(writes.length).toBeLessThanOrEqual(25);
    calls += 1;
    // A throttled table writes three of the batch and returns the rest as unprocessed.
    for (const { DeleteRequest } of writes.slice(0, 3)) left.delete(JSON.stringify(DeleteRequest.Key));
    return { UnprocessedItems: writes.length > 3 ? { [table]: writes.slice(3) } : {} };
  });
  expect(await endSessions(client, 'restored')).toBe(60);
  expect([...left.values()].map(({ SK }) => SK.S)).toEqual(['USER#1']);
  expect(calls).toBeGreaterThan(20);
});
