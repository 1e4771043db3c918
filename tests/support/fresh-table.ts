import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { nanoid } from 'nanoid';
import { copyOf, createTables, plainHoldings } from '#scripts/platform/services.ts';

const table = process.env.TABLE_NAME ?? '';

/** Has the stack table's policies; all handlers use it from then on. */
export const freshTable = async (): Promise<void> => {
  const name = `${copyOf(table)}${nanoid()}`;
  const client = new DynamoDBClient();
  await createTables(
    plainHoldings.tables.map((definition) => ({ ...definition, name })),
    client,
  );
  client.destroy();
  process.env.TABLE_NAME = name;
};
