import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';

/** Writes into the directory's table where each cell is reached by the others, as a deployment does. */
export const writeOrigins = async (
  table: string,
  cells: readonly { id: string; origin: string }[],
  environment: Readonly<Record<string, string>>,
): Promise<void> => {
  const { AWS_ENDPOINT_URL_DYNAMODB = '', AWS_REGION = '' } = environment;
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  const client = new DynamoDBClient({
    endpoint: AWS_ENDPOINT_URL_DYNAMODB,
    region: AWS_REGION,
    credentials: { accessKeyId, secretAccessKey },
  });
  try {
    for (const { id, origin } of cells) {
      const Item = { PK: { S: `CELL#${id}` }, _et: { S: 'ListedCell' }, id: { S: id }, origin: { S: origin } };
      await client.send(new PutItemCommand({ TableName: table, Item }));
    }
  } finally {
    client.destroy();
  }
};
