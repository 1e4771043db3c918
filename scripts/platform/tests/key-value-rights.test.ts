import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '#scripts/platform/http/server.ts';
import { startKeyValueStores } from '#scripts/platform/keyvalues/server.ts';
import { openKeyValues } from '#scripts/platform/keyvalues/store.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { allow, roleOf, watchOver } from './fixtures/guarded.ts';

const arn = 'arn:aws:cloudfront::000000000000:key-value-store/moved';
const watch = watchOver([
  roleOf('reader', allow(['cloudfront-keyvaluestore:GetKey', 'cloudfront-keyvaluestore:DescribeKeyValueStore'], arn)),
  roleOf('elsewhere', allow('cloudfront-keyvaluestore:*', `${arn}-of-another`)),
]);

let server: RunningServer;
beforeAll(async () => {
  const stores = openKeyValues(`${temporaryFolder('key-values')}/stores.json`, [arn]);
  await stores.put(arn, stores.find(arn).etag, 'one', 'b');
  server = await startKeyValueStores(stores, watch);
});
afterAll(() => server.stop());

const ask = async (caller: string, method: string, path: string, init: RequestInit = {}) => {
  const authorization = `AWS4-ECDSA-P256-SHA256 Credential=${caller}/20261127/cloudfront-keyvaluestore/aws4_request`;
  const headers = { authorization, ...init.headers };
  const reply = await fetch(`${server.origin}/key-value-stores/${path}`, { ...init, method, headers });
  return [reply.status, reply.headers.get('x-amzn-errortype')];
};
const store = encodeURIComponent(arn);

it.each([
  ['a caller who may', 'local-reader', 'GET', `${store}/keys/one`, [200, null]],
  ['a caller who may see the store', 'local-reader', 'GET', store, [200, null]],
  ['a caller who may only read', 'local-reader', 'DELETE', `${store}/keys/one`, [403, 'AccessDeniedException']],
  ['a caller of another store', 'local-elsewhere', 'GET', `${store}/keys/one`, [403, 'AccessDeniedException']],
  ['nobody known', 'local-nobody', 'GET', store, [403, 'UnrecognizedClientException']],
  ['the runner', 'local', 'GET', store, [200, null]],
  ['a call that is not known here', 'local', 'GET', `${store}/keys`, [404, 'UnknownOperationException']],
  ['a method that is not known here', 'local', 'POST', `${store}/keys`, [404, 'UnknownOperationException']],
])('answers %s as the service does', async (_who, caller, method, path, answer) => {
  expect(await ask(caller, method, path)).toEqual(answer);
});

it('refuses a value that is no text', async () => {
  const put = { body: '{"Value":7}', headers: { 'if-match': 'x' } };
  expect(await ask('local', 'PUT', `${store}/keys/one`, put)).toEqual([400, 'ValidationException']);
});
