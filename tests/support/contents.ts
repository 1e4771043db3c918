import { inspect } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';

type Item = Record<string, unknown>;

export const allItems = async (): Promise<Item[]> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: process.env.TABLE_NAME, ConsistentRead: true, ExclusiveStartKey }),
    );
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  client.destroy();
  return items;
};

/** Partitions of less than a query page (1 MB). The returned function restores them, faster than a rebuild. */
export const remembered = async (partitions: readonly string[]): Promise<() => Promise<void>> => {
  const TableName = process.env.TABLE_NAME ?? '';
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  const read = async (partition: string): Promise<Item[]> => {
    const query = { TableName, KeyConditionExpression: 'PK = :p', ExpressionAttributeValues: { ':p': partition } };
    return (await client.send(new QueryCommand({ ...query, ConsistentRead: true }))).Items ?? [];
  };
  const readAll = async () => (await Promise.all(partitions.map(read))).flat();
  const kept = await readAll();
  return async () => {
    const isKept = ({ PK, SK }: Item) => kept.some((item) => item.PK === PK && item.SK === SK);
    const added = (await readAll()).filter((item) => !isKept(item));
    const writes = [
      ...kept.map((Item) => ({ PutRequest: { Item } })),
      ...added.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })),
    ];
    for (let i = 0; i < writes.length; i += 25)
      await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: writes.slice(i, i + 25) } }));
  };
};

export const inWords = (item: Item): string => inspect(item, { sorted: true, depth: null, breakLength: Infinity });

const keysOf = async (client: S3Client, bucket: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
    keys.push(...Contents.map(({ Key = '' }) => Key));
  }
  return keys;
};

export const allKeys = (bucket: string): Promise<string[]> => keysOf(new S3Client(), bucket);

/** Skips objects that other tests delete meanwhile. */
export const allObjects = async (bucket: string): Promise<Record<string, string>> => {
  const client = new S3Client();
  // The client's first call corrects its clock skew, which GetObject needs under a moved clock.
  const keys = await keysOf(client, bucket);
  const entries = keys.map(async (Key) => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
      return [[Key, (await Body?.transformToString()) ?? '']];
    } catch (error) {
      if (error instanceof NoSuchKey) return [];
      throw error;
    }
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
};
