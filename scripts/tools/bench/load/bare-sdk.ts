import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  CreateTableCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { afterMs, sendInTurn } from '../closed-loop.ts';
import type { Operation, OperationName } from './operations.ts';

/** The operations are repeated in this order; every connection takes the next one. */
export type Replay = { operations: readonly Operation[]; connections: number; forMs: number };

/**
 * A process that does nothing but database requests by the AWS SDK, for each `Replay` message, and answers with the number of them a
 * second. Its table has neither index nor stream, and its items 1 KB, so that it is never slower for the data than the product.
 */
const TableName = 'bare';
const mostItems = 100;
const client = new DynamoDBClient();
const text = { S: 'x'.repeat(1_000) };
const stored = (place: number) => ({ PK: { S: 'read' }, SK: { S: String(place) } });
let written = 0;
/** A new place each time, so that transactions do not conflict. */
const newPlace = () => {
  written += 1;
  return { PK: { S: `write${written}` }, SK: { S: 'x' } };
};
const several = <T>(count: number, build: (place: number) => T): T[] =>
  Array.from({ length: Math.min(count, mostItems) }, (_, place) => build(place));

const sendOf: Record<OperationName, (items: number) => Promise<unknown>> = {
  GetItem: () => client.send(new GetItemCommand({ TableName, Key: stored(0), ConsistentRead: true })),
  Query: (items) => {
    const [KeyConditionExpression, ExpressionAttributeValues] = ['PK = :p', { ':p': { S: 'read' } }];
    const condition = { KeyConditionExpression, ExpressionAttributeValues };
    return client.send(new QueryCommand({ TableName, ...condition, ConsistentRead: true, Limit: items }));
  },
  BatchGetItem: (items) => {
    const table = { Keys: several(items, stored), ConsistentRead: true };
    return client.send(new BatchGetItemCommand({ RequestItems: { [TableName]: table } }));
  },
  PutItem: () => client.send(new PutItemCommand({ TableName, Item: { ...newPlace(), text } })),
  UpdateItem: () => {
    const [UpdateExpression, ExpressionAttributeNames] = ['SET #t = :t', { '#t': 'text' }];
    const update = { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues: { ':t': text } };
    return client.send(new UpdateItemCommand({ TableName, Key: newPlace(), ...update }));
  },
  DeleteItem: () => client.send(new DeleteItemCommand({ TableName, Key: newPlace() })),
  BatchWriteItem: (items) => {
    const puts = several(Math.min(items, 25), () => ({ PutRequest: { Item: { ...newPlace(), text } } }));
    return client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }));
  },
  TransactWriteItems: (items) => {
    const puts = several(items, () => ({ Put: { TableName, Item: { ...newPlace(), text } } }));
    return client.send(new TransactWriteItemsCommand({ TransactItems: puts }));
  },
};

const fill = async (): Promise<void> => {
  const names = ['PK', 'SK'] as const;
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: names.map((AttributeName, i) => ({ AttributeName, KeyType: i === 0 ? 'HASH' : 'RANGE' })),
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 30 }, { TableName });
  for (const Item of several(mostItems, (place) => ({ ...stored(place), text })))
    await client.send(new PutItemCommand({ TableName, Item }));
};
const filled = fill();

const replay = async ({ operations, connections, forMs }: Replay): Promise<number> => {
  await filled;
  let turn = 0;
  const startedAt = performance.now();
  const sent = await sendInTurn(connections, afterMs(forMs), async () => {
    const { name, items } = operations[turn % operations.length] as Operation;
    turn += 1;
    await sendOf[name](items);
  });
  return (1000 * sent.length) / (performance.now() - startedAt);
};

process.on('message', async (message: Replay) => process.send?.(await replay(message)));
