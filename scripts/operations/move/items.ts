import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateQuery,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import type { Item } from '#scripts/operations/restore/scan.ts';

export type Sleep = (ms: number) => Promise<unknown>;
/** Reads and writes any item of one table. */
export type Rows = ReturnType<typeof openRows>;

const mostWrites = 25;
const mostReads = 100;
const atOnce = 4;
const firstPauseMs = 25;
const longestPauseMs = 1_000;

export const keyOf = ({ PK = { S: '' }, SK = { S: '' } }: Item): Item => ({ PK, SK });
export const nameOf = ({ PK, SK }: Item): string => `${PK?.S}\n${SK?.S}`;

const chunked = <T>(size: number, all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

export const openRows = (client: DynamoDBClient, table: string, sleep: Sleep) => {
  /** DynamoDB answers without an error when it took a part only. */
  const untilNothingIsLeft = async <T>(all: T[], send: (some: T[]) => Promise<T[]>): Promise<void> => {
    let left = all;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      left = await send(left);
      if (left.length === 0) return;
      await sleep(pauseMs);
    }
  };

  const write = (requests: readonly WriteRequest[]): Promise<unknown> =>
    inBatches(atOnce, chunked(mostWrites, requests), (some) =>
      untilNothingIsLeft(some, async (left) => {
        const input = { RequestItems: { [table]: left } };
        return (await client.send(new BatchWriteItemCommand(input))).UnprocessedItems?.[table] ?? [];
      }),
    );

  return {
    table,

    put: (items: readonly Item[]) => write(items.map((item) => ({ PutRequest: { Item: item } }))),

    remove: (items: readonly Item[]) => write(items.map((item) => ({ DeleteRequest: { Key: keyOf(item) } }))),

    /** Consistent; by `nameOf`. Absent items are missing. */
    async read(keys: readonly Item[]): Promise<Map<string, Item>> {
      const found = new Map<string, Item>();
      await inBatches(atOnce, chunked(mostReads, keys.map(keyOf)), (some) =>
        untilNothingIsLeft(some, async (Keys) => {
          const input = { RequestItems: { [table]: { Keys, ConsistentRead: true } } };
          const { Responses, UnprocessedKeys } = await client.send(new BatchGetItemCommand(input));
          for (const item of Responses?.[table] ?? []) found.set(nameOf(item), item);
          return UnprocessedKeys?.[table]?.Keys ?? [];
        }),
      );
      return found;
    },

    async *scan(filter: Partial<Parameters<typeof paginateScan>[1]> = {}): AsyncGenerator<Item[]> {
      const input = { ...filter, TableName: table, ConsistentRead: true };
      for await (const { Items = [] } of paginateScan({ client }, input)) yield Items;
    },

    async *partition(name: string): AsyncGenerator<Item[]> {
      const input = {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'PK = :partition',
        ExpressionAttributeValues: { ':partition': { S: name } },
      };
      for await (const { Items = [] } of paginateQuery({ client }, input)) yield Items;
    },
  };
};
