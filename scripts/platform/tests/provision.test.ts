import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDynamo } from '#scripts/platform/dynamo/database.ts';
import { createTables } from '#scripts/platform/dynamo/provision.ts';
import type { Table } from '#scripts/platform/template/storage.ts';

const definition = {
  KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' as const }],
  AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' as const }],
};
const streamed = (name: string, StreamViewType: 'KEYS_ONLY' | 'NEW_IMAGE'): Table => ({
  name,
  ...definition,
  StreamSpecification: { StreamViewType },
});

let database: Awaited<ReturnType<typeof startDynamo>>;
let client: DynamoDBClient;
beforeAll(async () => {
  database = await startDynamo(null, () => undefined);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
  client = new DynamoDBClient({ endpoint: database.origin, region: 'eu-west-3', credentials });
});
afterAll(async () => {
  client.destroy();
  await database.stop();
});

const describeTable = async (TableName: string) => (await client.send(new DescribeTableCommand({ TableName }))).Table;
const streamOf = async (name: string) => (await describeTable(name))?.StreamSpecification;

// https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-properties-dynamodb-globaltable-streamspecification.html
it('creates a table with the template’s stream and time to live', async () => {
  const ttl = { AttributeName: 'ttl', Enabled: true };
  await createTables([{ ...streamed('created', 'KEYS_ONLY'), TimeToLiveSpecification: ttl }], client);
  expect(await streamOf('created')).toEqual({ StreamEnabled: true, StreamViewType: 'KEYS_ONLY' });
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: 'created' }));
  expect(TimeToLiveDescription).toEqual({ AttributeName: 'ttl', TimeToLiveStatus: 'ENABLED' });
});

it('gives a table of an earlier template its stream, and leaves the items as they are', async () => {
  const command = new CreateTableCommand({ TableName: 'earlier', BillingMode: 'PAY_PER_REQUEST', ...definition });
  await client.send(command);
  const Item = { PK: { S: 'a' }, note: { S: 'kept' } };
  await client.send(new PutItemCommand({ TableName: 'earlier', Item }));
  await createTables([streamed('earlier', 'KEYS_ONLY')], client);
  expect(await streamOf('earlier')).toEqual({ StreamEnabled: true, StreamViewType: 'KEYS_ONLY' });
  const kept = await client.send(new GetItemCommand({ TableName: 'earlier', Key: { PK: { S: 'a' } } }));
  expect(kept.Item).toEqual(Item);
});

it('leaves a stream as it is that the template has too, makes another one when it shows other things, or none', async () => {
  await createTables([streamed('again', 'KEYS_ONLY')], client);
  const first = (await describeTable('again'))?.LatestStreamArn;
  await createTables([streamed('again', 'KEYS_ONLY')], client);
  expect((await describeTable('again'))?.LatestStreamArn).toBe(first);
  await createTables([streamed('again', 'NEW_IMAGE')], client);
  expect(await streamOf('again')).toEqual({ StreamEnabled: true, StreamViewType: 'NEW_IMAGE' });
  await createTables([{ name: 'again', ...definition }], client);
  expect(await streamOf('again')).toBeUndefined();
});
