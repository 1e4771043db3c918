import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { nanoid } from 'nanoid';
import { copyOf, createTables, plainHoldings, type Table } from '#scripts/platform/services.ts';

const table = process.env.TABLE_NAME ?? '';

/** Has the stack table's policies, and `more`; all handlers use it from then on. */
export const freshTableWith = async (more: Partial<Table>): Promise<void> => {
  const name = `${copyOf(table)}${nanoid()}`;
  const client = new DynamoDBClient();
  await createTables(
    plainHoldings.tables.map((definition) => ({ ...definition, ...more, name })),
    client,
  );
  client.destroy();
  process.env.TABLE_NAME = name;
};

/** Takes nothing, so that it can be a hook, which Vitest calls with the test's context. */
export const freshTable = (): Promise<void> => freshTableWith({});
