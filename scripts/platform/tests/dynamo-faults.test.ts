import {
  BatchGetItemCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createControl } from '#scripts/platform/faults/client.ts';
import type { Fault } from '#scripts/platform/faults/fault.ts';
import type { StandIns } from '#scripts/platform/runner/stand-ins.ts';
import { createLedger } from '../faults/ledger.ts';
import { allow, clientOf, roleOf, startGuarded, tableArn } from './fixtures/guarded.ts';

const TableName = 'table';
const Key = (PK: string) => ({ PK: { S: PK }, SK: { S: 'SK' } });

let standIns: StandIns;
const clients: DynamoDBClient[] = [];
const as = (label?: string, options: DynamoDBClientConfig = {}): DynamoDBClient => {
  const client = new DynamoDBClient({ ...clientOf(standIns, 'DYNAMODB', label), ...options });
  clients.push(client);
  return client;
};
const control = () => createControl(standIns.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '');

beforeAll(async () => {
  standIns = await startGuarded(['reader', 'writer'].map((label) => roleOf(label, allow('dynamodb:*', tableArn))));
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});
afterAll(() => standIns.stop());

const put = (PK: string) => new PutItemCommand({ TableName, Item: Key(PK) });
const get = (PK: string) => new GetItemCommand({ TableName, Key: Key(PK) });

const plan = (kind: Fault['kind'], match: Fault['match'], rest = {}) => control().add({ kind, match, ...rest });
const patient = { requestHandler: { requestTimeout: 300, throwOnRequestTimeout: true } };

// https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
it('a transaction that meets another is cancelled, with a reason for each action', async () => {
  await plan('TransactionConflict', { operation: 'TransactWriteItems', key: 'met' });
  const TransactItems = ['met', 'other'].map((PK) => ({ Put: { TableName, Item: Key(PK) } }));
  const write = () => as().send(new TransactWriteItemsCommand({ TransactItems }));
  await expect(write()).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
  });
  expect((await as().send(get('met'))).Item).toBeUndefined();
  await write();
});

it.each([
  ['TransactionConflict', 'TransactionConflictException', 400],
  ['ThrottlingException', 'ThrottlingException', 400],
  ['ProvisionedThroughputExceededException', 'ProvisionedThroughputExceededException', 400],
  ['InternalServerError', 'InternalServerError', 500],
] as const)('%s of a single write', async (kind, name, httpStatusCode) => {
  await plan(kind, { key: 'single' });
  await expect(as().send(put('single'))).rejects.toMatchObject({ name, $metadata: { httpStatusCode } });
  await as().send(put('single'));
});

it('hits only what fits, after those let through, as often as asked, and not once taken back', async () => {
  await plan('ThrottlingException', { caller: 'reader', operation: 'GetItem', key: 'fit' }, { skip: 1, times: 2 });
  const outcomes: string[] = [];
  const read = async (label: string, PK: string) => {
    const error: unknown = await as(label)
      .send(get(PK))
      .then(
        () => null,
        (caught) => caught,
      );
    outcomes.push(error instanceof Error ? error.name : 'ok');
  };
  for (const [label, PK] of [
    ['reader', 'fit'],
    ['writer', 'fit'],
    ['reader', 'other'],
    ['reader', 'fitting'],
    ['reader', 'fit'],
    ['reader', 'fit'],
  ] as const)
    await read(label, PK);
  expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ThrottlingException', 'ThrottlingException', 'ok']);

  const takeBack = await plan('ThrottlingException', { key: 'fit' });
  expect(await takeBack()).toBe(false);
  await read('reader', 'fit');
  expect(outcomes.at(-1)).toBe('ok');
});

it('no answer: the client gives up by its own time-out', async () => {
  await plan('noAnswer', { key: 'silent' });
  await expect(as(undefined, patient).send(put('silent'))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect((await as().send(get('silent'))).Item).toBeUndefined();
});

it('no answer after the work: the client gives up, and what was written is there', async () => {
  await plan('noAnswerAfter', { key: 'late' });
  await expect(as(undefined, patient).send(put('late'))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect((await as().send(get('late'))).Item).toBeDefined();
});

it('a batch is answered but for its last key, which is handed back', async () => {
  for (const name of ['first', 'second']) await as().send(put(name));
  const batch = (...names: string[]) =>
    as().send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: names.map(Key) } } }));
  await plan('Unprocessed', { operation: 'BatchGetItem', key: 'first' }, { times: 2 });
  const { Responses, UnprocessedKeys } = await batch('first', 'second');
  expect(Responses?.[TableName]).toEqual([Key('first')]);
  expect(UnprocessedKeys?.[TableName]?.Keys).toEqual([Key('second')]);
  const alone = await batch('first');
  expect([alone.Responses, alone.UnprocessedKeys?.[TableName]?.Keys]).toEqual([{}, [Key('first')]]);
  expect((await batch('first')).Responses?.[TableName]).toEqual([Key('first')]);
});

it('the SDK’s own retries are counted apart from the requests that code makes', async () => {
  await plan('noAnswer', { key: 'again' });
  await as('reader', { ...patient, maxAttempts: 3 }).send(get('again'));
  const asked = (await control().ledger({ caller: 'reader' })).filter(({ keys }) => keys.includes('again'));
  expect(asked.map(({ outcome, isRepeated }) => [outcome, isRepeated])).toEqual([
    ['noAnswer', false],
    ['ok', true],
  ]);
});

it('a retry whose first attempt never arrived is the request that code makes', () => {
  const ledger = createLedger();
  const call = { caller: { name: 'reader', trace: '', invocation: '' }, operation: 'GetItem', keys: [] };
  const done = { actions: 1, readUnits: 1, writeUnits: 0, outcome: 'ok' };
  for (const commandId of ['first', 'first', 'second', '', '']) ledger.note(call, { ...done, commandId });
  expect(ledger.read().map(({ isRepeated }) => isRepeated)).toEqual([false, true, false, false, false]);
});

it.each([
  ['resetBefore', false],
  ['resetAfter', true],
] as const)('%s: the connection breaks, and what was written is there: %s', async (kind, isWritten) => {
  await plan(kind, { key: kind });
  await expect(as().send(put(kind))).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(Boolean((await as().send(get(kind))).Item)).toBe(isWritten);
});

it('a crash ends the function that calls', async () => {
  const ended: string[] = [];
  standIns.watch.faults.onCrash((label) => ended.push(label));
  await plan('crashAfter', { caller: 'writer', key: 'crash' });
  await expect(as('writer').send(put('crash'))).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(ended).toEqual(['writer']);
  expect((await as().send(get('crash'))).Item).toBeDefined();
});

it('a fault that is none is refused', async () => {
  const wrong = { kind: 'ConditionalCheckFailed', match: {} } as unknown as Fault;
  await expect(control().add(wrong)).rejects.toThrow('422');
});
