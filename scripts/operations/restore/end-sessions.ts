import { BatchWriteItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Item, itemsOf } from './scan.ts';

const atOnce = 25;

const isOfSession = ({ SK }: Item): boolean => SK?.S?.startsWith('SESSION#') ?? false;

const remove = async (client: DynamoDBClient, table: string, keys: readonly Item[]): Promise<void> => {
  let left = keys.map((Key) => ({ DeleteRequest: { Key } }));
  while (left.length > 0) {
    const input = { RequestItems: { [table]: left } };
    const { UnprocessedItems = {} } = await client.send(new BatchWriteItemCommand(input));
    left = (UnprocessedItems[table] ?? []).flatMap(({ DeleteRequest }) =>
      DeleteRequest?.Key ? [{ DeleteRequest: { Key: DeleteRequest.Key } }] : [],
    );
  }
};

/** The backup restores ended and stolen sessions, so all are ended. Returns their number. */
export const endSessions = async (client: DynamoDBClient, table: string): Promise<number> => {
  let ended = 0;
  for await (const keys of itemsOf(client, table, { keysOnly: true })) {
    const sessions = keys.filter(isOfSession);
    for (let i = 0; i < sessions.length; i += atOnce) await remove(client, table, sessions.slice(i, i + atOnce));
    ended += sessions.filter(({ PK }) => PK?.S?.startsWith('USER#')).length;
  }
  return ended;
};
