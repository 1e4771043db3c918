import {
  CreateTableCommand,
  type DynamoDBClient,
  ListTablesCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Table } from './template/storage.ts';

/** Creates the tables that are not there yet, as the template describes them. */
export const createTables = async (tables: readonly Table[], client: DynamoDBClient): Promise<void> => {
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  for (const { name, TimeToLiveSpecification: ttl, ...definition } of tables) {
    if (TableNames.includes(name)) continue;
    await client.send(new CreateTableCommand({ TableName: name, BillingMode: 'PAY_PER_REQUEST', ...definition }));
    if (ttl?.Enabled) {
      const specification = { AttributeName: ttl.AttributeName, Enabled: true };
      await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: specification }));
    }
  }
};
