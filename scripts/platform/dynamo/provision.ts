import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ListTablesCommand,
  type StreamSpecification,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Table } from '#scripts/platform/template/storage.ts';

const streamOf = ({ StreamSpecification: stream }: Table): StreamSpecification =>
  stream ? { StreamEnabled: true, ...stream } : { StreamEnabled: false };

const create = async (table: Table, client: DynamoDBClient): Promise<void> => {
  const { name, TimeToLiveSpecification: ttl, ...definition } = table;
  await client.send(
    new CreateTableCommand({
      ...definition,
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: streamOf(table),
    }),
  );
  if (!ttl?.Enabled) return;
  const specification = { AttributeName: ttl.AttributeName, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: specification }));
};

/** An earlier template may have created the table. */
const updateStream = async (table: Table, client: DynamoDBClient): Promise<void> => {
  const { Table: description } = await client.send(new DescribeTableCommand({ TableName: table.name }));
  const actual = description?.StreamSpecification;
  const wanted = streamOf(table);
  const update = (StreamSpecification: StreamSpecification) =>
    client.send(new UpdateTableCommand({ TableName: table.name, StreamSpecification }));
  if (actual?.StreamViewType === wanted.StreamViewType) return;
  // DynamoDB cannot change a stream's view type in place.
  if (actual?.StreamEnabled) await update({ StreamEnabled: false });
  if (wanted.StreamEnabled) await update(wanted);
};

export const createTables = async (tables: readonly Table[], client: DynamoDBClient): Promise<void> => {
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  for (const table of tables) {
    if (TableNames.includes(table.name)) await updateStream(table, client);
    else await create(table, client);
  }
};
