import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';

// What every start is compared with: the least that reads one item with the SDK as it comes.
const client = new DynamoDBClient({});

export const handler = async ({ id }: { id: string }) => {
  const Key = { PK: { S: id }, SK: { S: id } };
  const { Item } = await client.send(new GetItemCommand({ TableName: process.env.TABLE_NAME, Key }));
  return Item;
};
