import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { nanoid } from 'nanoid';
import { copyOf, createTables, plainHoldings, type Table } from '#scripts/platform/services.ts';

const table = process.env.TABLE_NAME ?? '';

/** Has the stack table's policies, and `more`. Returns its name. */
export const createFreshTable = async (more: Partial<Table> = {}): Promise<string> => {
  const name = `${copyOf(table)}${nanoid()}`;
  const client = new DynamoDBClient();
  await createTables(
    plainHoldings.tables.map((definition) => ({ ...definition, ...more, name })),
    client,
  );
  client.destroy();
  return name;
};

/** All handlers use it from then on. */
export const freshTableWith = async (more: Partial<Table>): Promise<void> => {
  process.env.TABLE_NAME = await createFreshTable(more);
};

/** Takes nothing, so that it can be a hook, which Vitest calls with the test's context. */
export const freshTable = (): Promise<void> => freshTableWith({});
