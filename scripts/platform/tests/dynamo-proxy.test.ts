import {
  BatchGetItemCommand,
  DynamoDBClient,
  ExecuteStatementCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient, ListStreamsCommand } from '@aws-sdk/client-dynamodb-streams';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stripCapacity } from '#scripts/platform/dynamo/capacity.ts';
import { createControl } from '#scripts/platform/faults/client.ts';
import { totalsOf } from '#scripts/platform/faults/ledger.ts';
import type { StandIns } from '#scripts/platform/runner/stand-ins.ts';
import { allow, clientOf, roleOf, startGuarded, tableArn } from './fixtures/guarded.ts';

const TableName = 'table';
const Key = (PK: string) => ({ PK: { S: PK }, SK: { S: 'SK' } });
const Item = (PK: string, rest = {}) => ({ ...Key(PK), ...rest });

const roles = [
  roleOf('reader', allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], tableArn)),
  roleOf('writer', allow('dynamodb:*', [tableArn, `${tableArn}/index/GSI1`]), {
    Effect: 'Deny',
    Action: 'dynamodb:*',
    Resource: '*',
    Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['SECRET#*'] } },
  }),
  roleOf(
    'noter',
    allow('dynamodb:UpdateItem', tableArn, {
      Condition: { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['PK', 'SK', 'seen'] } },
    }),
  ),
];

let standIns: StandIns;
const clients: { destroy: () => void }[] = [];
const as = (label?: string): DynamoDBClient => {
  const client = new DynamoDBClient(clientOf(standIns, 'DYNAMODB', label));
  clients.push(client);
  return client;
};
const control = () => createControl(standIns.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '');

beforeAll(async () => {
  standIns = await startGuarded(roles);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});
afterAll(() => standIns.stop());

const put = (PK: string, rest = {}) => new PutItemCommand({ TableName, Item: Item(PK, rest) });
const get = (PK: string) => new GetItemCommand({ TableName, Key: Key(PK) });

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
describe('a function without the right', () => {
  const denied = { name: 'AccessDeniedException', $metadata: { httpStatusCode: 400 } };

  it('is told so as DynamoDB tells it: who, which action, on what, and why', async () => {
    await expect(as('reader').send(put('a'))).rejects.toMatchObject({
      ...denied,
      message:
        'User: arn:aws:sts::000000000000:assumed-role/reader-role/reader-function is not authorized to perform: dynamodb:PutItem on resource: arn:aws:dynamodb:eu-west-3:000000000000:table/table because no identity-based policy allows the dynamodb:PutItem action',
    });
    await expect(as('writer').send(put('SECRET#1'))).rejects.toMatchObject({
      ...denied,
      message: expect.stringMatching(/dynamodb:PutItem .* with an explicit deny in an identity-based policy$/),
    });
  });

  it('writes nothing', async () => {
    await as('reader')
      .send(put('none'))
      .catch(() => undefined);
    expect((await as().send(get('none'))).Item).toBeUndefined();
  });

  it('reads no index of a table that it may read', async () => {
    const query = new QueryCommand({
      TableName,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :p',
      ExpressionAttributeValues: { ':p': { S: 'x' } },
    });
    await expect(as('reader').send(query)).rejects.toMatchObject(denied);
    expect((await as('writer').send(query)).Count).toBe(0);
  });

  it('one denied key refuses the whole batch, and one denied item the whole transaction', async () => {
    const Keys = [Key('a'), Key('SECRET#1')];
    const batch = new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys } } });
    await expect(as('writer').send(batch)).rejects.toMatchObject(denied);
    const TransactItems = Keys.map(({ PK }) => ({ Put: { TableName, Item: Item(PK.S) } }));
    await expect(as('writer').send(new TransactWriteItemsCommand({ TransactItems }))).rejects.toMatchObject(denied);
    expect((await as().send(get('a'))).Item).toBeUndefined();
  });

  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html#FGAC_DDB.Examples.2
  it('changes only the attributes that it may, by any expression', async () => {
    const update = (UpdateExpression: string, rest = {}) =>
      as('noter').send(
        new UpdateItemCommand({
          TableName,
          Key: Key('noted'),
          UpdateExpression,
          ExpressionAttributeValues: { ':v': { S: 'x' } },
          ...rest,
        }),
      );
    await update('SET seen = :v');
    await expect(update('SET seen = :v, role = :v')).rejects.toMatchObject(denied);
    await expect(update('SET #r = :v', { ExpressionAttributeNames: { '#r': 'role' } })).rejects.toMatchObject(denied);
    await expect(update('SET seen = :v', { ConditionExpression: 'role = :v' })).rejects.toMatchObject(denied);
    expect((await as().send(get('noted'))).Item).toEqual(Item('noted', { seen: { S: 'x' } }));
  });

  it('asks in no way that the proxy does not understand, whatever its role says', async () => {
    const partiql = new ExecuteStatementCommand({ Statement: 'SELECT * FROM "table" WHERE PK = \'SECRET#1\'' });
    await expect(as('writer').send(partiql)).rejects.toMatchObject({
      ...denied,
      message: expect.stringContaining('ExecuteStatement is not known here'),
    });
  });

  // https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/CommonErrors.html
  it('with a key that nobody holds, is nobody', async () => {
    await expect(as('stranger').send(get('a'))).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
  });
});

describe('the runner', () => {
  it('may everything, the table’s streams too', async () => {
    await as().send(put('SECRET#1'));
    const streams = new DynamoDBStreamsClient(clientOf(standIns, 'DYNAMODB_STREAMS'));
    clients.push(streams);
    await control().resetLedger();
    expect((await streams.send(new ListStreamsCommand({}))).Streams).toEqual([]);
    // The runner's polling is not recorded.
    expect(await control().ledger()).toEqual([]);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html: a strongly consistent read
// of up to 4 KB is one unit, an eventually consistent one half; a write of up to 1 KB one, in a transaction two.
describe('the ledger', () => {
  it('counts round trips, actions and capacity for each function, and tells who did not ask nothing of it', async () => {
    await control().resetLedger();
    const writer = as('writer');
    const { ConsumedCapacity } = await writer.send(put('counted', { x: { S: 'x'.repeat(1500) } }));
    expect(ConsumedCapacity).toBeUndefined();
    const read = new GetItemCommand({ TableName, Key: Key('counted'), ConsistentRead: true });
    expect(await as('reader').send(read)).not.toHaveProperty('ConsumedCapacity');
    const TransactItems = ['c1', 'c2', 'c3'].map((PK) => ({ Put: { TableName, Item: Item(PK) } }));
    await writer.send(new TransactWriteItemsCommand({ TransactItems }));
    await as('reader')
      .send(put('no'))
      .catch(() => undefined);

    const entries = await control().ledger();
    expect(entries.map(({ caller, operation, actions, outcome }) => [caller, operation, actions, outcome])).toEqual([
      ['writer', 'PutItem', 1, 'ok'],
      ['reader', 'GetItem', 1, 'ok'],
      ['writer', 'TransactWriteItems', 3, 'ok'],
      ['reader', 'PutItem', 1, 'AccessDeniedException'],
    ]);
    expect(entries[2]?.keys).toEqual(['c1', 'c2', 'c3']);
    expect(totalsOf(entries)).toEqual({
      writer: { roundTrips: 2, actions: 4, readUnits: 0, writeUnits: 2 + 6 },
      reader: { roundTrips: 2, actions: 2, readUnits: 1, writeUnits: 0 },
    });
    expect(await control().ledger({ caller: 'reader' })).toEqual(entries.filter(({ caller }) => caller === 'reader'));
  });

  it.each([
    ['{"ConsumedCapacity":{"TableName":"t","CapacityUnits":1.5}}', '{}'],
    ['{"Item":{},"ConsumedCapacity":{"TableName":"t","CapacityUnits":1.5}}', '{"Item":{}}'],
    ['{"ConsumedCapacity":[{"TableName":"t","CapacityUnits":1.5}],"Responses":[]}', '{"Responses":[]}'],
    [
      '{"a":"é","ConsumedCapacity":[{"TableName":"t","CapacityUnits":1.0},{"TableName":"u","CapacityUnits":0.5}],"b":2}',
      '{"a":"é","b":2}',
    ],
  ])('takes its figure out of an answer wherever it stands: %s', (body, expected) => {
    const { rest, readUnits } = stripCapacity('GetItem', 1, Buffer.from(body));
    expect([rest.toString(), readUnits]).toEqual([expected, 1.5]);
  });

  it('leaves an answer to who asked, and the text of items, as the engine gave them', async () => {
    const x = { S: '"ConsumedCapacity":{"TableName":"table","CapacityUnits":1.0} é €' };
    await as().send(put('text', { x, ConsumedCapacity: { M: { ConsumedCapacity: { L: [x] } } } }));
    const { Item: kept } = await as().send(get('text'));
    expect(kept).toEqual(Item('text', { x, ConsumedCapacity: { M: { ConsumedCapacity: { L: [x] } } } }));
    const asked = new GetItemCommand({ TableName, Key: Key('text'), ReturnConsumedCapacity: 'TOTAL' });
    expect((await as().send(asked)).ConsumedCapacity).toMatchObject({ TableName, CapacityUnits: 0.5 });
  });
});
