import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';

// The baseline: the least code that reads one item with the SDK.
const client = new DynamoDBClient({});

export const handler = async ({ id }: { id: string }) => {
  const Key = { PK: { S: id }, SK: { S: id } };
  const { Item } = await client.send(new GetItemCommand({ TableName: process.env.TABLE_NAME, Key }));
  return Item;
};
