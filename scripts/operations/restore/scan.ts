import { type AttributeValue, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';

export type Item = Record<string, AttributeValue>;

export async function* itemsOf(
  client: DynamoDBClient,
  table: string,
  { keysOnly = false } = {},
): AsyncGenerator<Item[]> {
  const input = { TableName: table, ConsistentRead: true, ...(keysOnly && { ProjectionExpression: 'PK, SK' }) };
  for await (const { Items = [] } of paginateScan({ client }, input)) yield Items;
}
