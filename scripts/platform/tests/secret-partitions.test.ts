import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { functions } from '#infra/functions.ts';
import { productBuilds } from '#scripts/platform/runner/build.ts';
import { type StandIns, startStandIns } from '#scripts/platform/runner/stand-ins.ts';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { clientOf } from './fixtures/guarded.ts';

// Each function tries every access to each partition that holds a secret.
const { cdkOut } = productBuilds();
let standIns: StandIns;
let TableName: string;
beforeAll(async () => {
  const stack = loadStack(cdkOut, {});
  TableName = stack.tables[0]?.name ?? '';
  standIns = await startStandIns({ dir: temporaryFolder('secrets'), holdings: stack });
});
afterAll(() => standIns.stop());

const ways = (PK: string) => {
  const Key = { PK, SK: 'SK' };
  const on = { TableName, Key };
  const UpdateExpression = 'SET x = :x';
  const ExpressionAttributeValues = { ':x': 1 };
  const update = { ...on, UpdateExpression, ExpressionAttributeValues };
  const transact = (item: object) => new TransactWriteCommand({ TransactItems: [item] });
  return {
    get: [new GetCommand(on), new TransactGetCommand({ TransactItems: [{ Get: on }] })],
    batchGet: [new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [{ PK: 'USER#1', SK: 'USER' }, Key] } } })],
    query: [
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'PK = :p',
        ExpressionAttributeValues: { ':p': PK },
      }),
    ],
    put: [new PutCommand({ TableName, Item: Key }), transact({ Put: { TableName, Item: Key } })],
    update: [new UpdateCommand(update), transact({ Update: update })],
    check: [transact({ ConditionCheck: { ...on, ConditionExpression: 'attribute_exists(PK)' } })],
    batchWrite: [
      new BatchWriteCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item: Key } }] } }),
      new BatchWriteCommand({ RequestItems: { [TableName]: [{ DeleteRequest: { Key } }] } }),
    ],
    // Last, because it deletes the item.
    delete: [new DeleteCommand(on), transact({ Delete: on })],
  };
};

type Way = keyof ReturnType<typeof ways>;
const everything: Way[] = ['batchGet', 'batchWrite', 'check', 'delete', 'get', 'put', 'query', 'update'];
const reading: Way[] = ['batchGet', 'get', 'query'];

/** A right that works only for some requests appears twice, as missing and as held. */
const waysOf = async (label: string, PK: string): Promise<string[]> => {
  const client = new DynamoDBClient(clientOf(standIns, 'DYNAMODB', label));
  const documents = DynamoDBDocumentClient.from(client);
  const open: string[] = [];
  for (const [way, commands] of Object.entries(ways(PK))) {
    const outcomes: boolean[] = [];
    for (const command of commands) {
      const error: unknown = await documents.send(command as GetCommand).then(
        () => null,
        (caught) => caught,
      );
      outcomes.push(!(error instanceof Error && error.name === 'AccessDeniedException'));
    }
    if (outcomes.every(Boolean)) open.push(way);
    else if (outcomes.some(Boolean)) open.push(`${way} in part`);
  }
  client.destroy();
  return open.sort();
};

const withTable = Object.keys(functions).filter((name) => name !== 'service');

it.each(withTable)('%s has no other way to a secret than the table of partitions says', async (name) => {
  const isAuth = ['auth', 'account'].includes(name);
  const isMailer = name === 'mailer';
  // These functions read no token.
  const isForAll = name === 'public' || name === 'decoder';
  // The task may delete these and list their keys only, which this query does not ask for.
  const removes = name === 'tasks' ? ['delete'] : [];
  const ofAddresses: Readonly<Record<string, string[]>> = {
    auth: everything,
    account: everything,
    mailer: ['get'],
    imports: ['batchGet'],
    tasks: ['delete', 'put'],
  };
  const found: Record<string, string[]> = {};
  for (const PK of ['CREDENTIAL#1', 'RENEWAL#1', 'LINK#1', 'EMAIL#a@b.test', 'SIGNING_KEYS'])
    found[PK] = await waysOf(name, PK);
  expect(found).toEqual({
    'CREDENTIAL#1': isAuth ? everything : removes,
    'RENEWAL#1': isAuth ? everything : removes,
    'LINK#1': isAuth ? everything : isMailer ? ['put'] : removes,
    'EMAIL#a@b.test': ofAddresses[name] ?? [],
    SIGNING_KEYS: isAuth ? everything : isForAll ? [] : reading,
  });
});

it.each(withTable)('%s can add to what was recorded, and change nothing of it', async (name) => {
  const beyondAdding = async (PK: string) => (await waysOf(name, PK)).filter((way) => !way.startsWith('put'));
  // A personal data copy includes the university's audit entries; the audit screen reads all.
  expect(await beyondAdding('AUDIT#1')).toEqual(['audit', 'tasks'].includes(name) ? ['query'] : []);
  expect(await beyondAdding('AUDIT#all')).toEqual(name === 'audit' ? ['query'] : []);
});

it('the service has no way to anything', async () => {
  expect(await waysOf('service', 'USER#1')).toEqual([]);
});
