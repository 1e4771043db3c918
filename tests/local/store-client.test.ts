import {
  type CloudFrontKeyValueStoreServiceException,
  DeleteKeyCommand,
  DescribeKeyValueStoreCommand,
  GetKeyCommand,
  PutKeyCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStoreClient } from '#scripts/operations/stage/store-client.ts';
import { plainHoldings, type StandIns, startStandIns } from '#scripts/platform/services.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

// https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_Operations_Amazon_CloudFront_KeyValueStore.html
const KvsARN = 'arn:aws:cloudfront::000000000000:key-value-store/moved';
const dir = temporaryFolder('stores');
const open = () => startStandIns({ dir, holdings: { ...plainHoldings, stores: [KvsARN] } });

let standIns: StandIns;
let client: ReturnType<typeof openStoreClient>;
const enter = async () => {
  standIns = await open();
  for (const [name, value] of Object.entries(standIns.environment)) vi.stubEnv(name, value);
  client = openStoreClient();
};
beforeAll(enter);
afterAll(async () => {
  client.destroy();
  await standIns.stop();
  vi.unstubAllEnvs();
});

const describeStore = (arn = KvsARN) => client.send(new DescribeKeyValueStoreCommand({ KvsARN: arn }));
const versionOf = async (): Promise<string> => (await describeStore()).ETag ?? '';
const put = (Key: string, Value: string, IfMatch: string) =>
  client.send(new PutKeyCommand({ KvsARN, Key, Value, IfMatch }));
const get = (Key: string, arn = KvsARN) => client.send(new GetKeyCommand({ KvsARN: arn, Key }));
const remove = (Key: string, IfMatch: string) => client.send(new DeleteKeyCommand({ KvsARN, Key, IfMatch }));
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it is not refused'),
    (error: CloudFrontKeyValueStoreServiceException) => [error.name, error.$metadata.httpStatusCode],
  );

it('writes, reads and removes a key, and says what the store then holds', async () => {
  const { ETag: first = '', ItemCount, Status, Created } = await describeStore();
  expect([ItemCount, Status]).toEqual([0, 'READY']);
  expect(Math.abs(Date.now() - (Created?.getTime() ?? 0))).toBeLessThan(60_000);
  const written = await put('a university/é', 'b', first);
  expect(written).toMatchObject({ ItemCount: 1, TotalSizeInBytes: 16 });
  expect(written.ETag).not.toBe(first);
  expect(await get('a university/é')).toMatchObject({ Key: 'a university/é', Value: 'b', ItemCount: 1 });
  expect(standIns.readKey(KvsARN, 'a university/é')).toBe('b');
  const removed = await remove('a university/é', written.ETag ?? '');
  expect(removed).toMatchObject({ ItemCount: 0, TotalSizeInBytes: 0 });
  expect(standIns.readKey(KvsARN, 'a university/é')).toBeUndefined();
});

it('refuses a change of a version that is no longer the store’s, and changes nothing', async () => {
  const first = await versionOf();
  await put('one', 'b', first);
  const second = await versionOf();
  for (const call of [() => put('one', 'c', first), () => remove('one', first)])
    expect(await refusal(call())).toEqual(['ConflictException', 409]);
  expect(await versionOf()).toBe(second);
  expect((await get('one')).Value).toBe('b');
});

it('knows no other key and no other store', async () => {
  for (const key of ['none', '__proto__', 'toString'])
    expect(await refusal(get(key))).toEqual(['ResourceNotFoundException', 404]);
  expect(await refusal(remove('none', await versionOf()))).toEqual(['ResourceNotFoundException', 404]);
  for (const other of [`${KvsARN}2`, KvsARN.replace('moved', '__proto__')])
    expect(await refusal(describeStore(other))).toEqual(['ResourceNotFoundException', 404]);
});

it('fails when a test asks for it, and counts its calls', async () => {
  const { faults, ledger } = standIns.watch;
  ledger.reset();
  const id = faults.add({ kind: 'resetAfter', match: { operation: 'PutKey' }, times: 1 });
  // The SDK repeats the call, whose version the lost answer has used up.
  expect(await refusal(put('lost', 'b', await versionOf()))).toEqual(['ConflictException', 409]);
  expect(faults.remove(id)).toBe(true);
  expect((await get('lost')).Value).toBe('b');
  const calls = ledger.read({}).map(({ caller, operation, outcome }) => [caller, operation, outcome]);
  expect(calls).toContainEqual(['local', 'PutKey', 'resetAfter']);
});

it('keeps its content when it starts again', async () => {
  await put('kept', 'c', await versionOf());
  const version = await versionOf();
  client.destroy();
  await standIns.stop();
  await enter();
  expect(await versionOf()).toBe(version);
  expect((await get('kept')).Value).toBe('c');
});

it('is not there without a store', async () => {
  const without = await startStandIns({ dir: temporaryFolder('no-stores') });
  expect(without.environment).not.toHaveProperty('AWS_ENDPOINT_URL_CLOUDFRONT_KEYVALUESTORE');
  await without.stop();
});
