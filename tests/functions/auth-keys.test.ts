import { generateKeyPairSync, sign } from 'node:crypto';
import { KMSClient, UpdateAliasCommand } from '@aws-sdk/client-kms';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listSigningKeys } from '#functions/data/people/signing-keys.ts';
import { basePath } from '#shared/contract.ts';
import { buildUser } from '#tests/support/factories.ts';

const minute = 60_000;
const [first = '', second = ''] = (process.env.SIGNING_KEYS ?? '').split(',');

/** Does what an operator does with `aws kms update-alias`. */
const moveAlias = (keyId: string) =>
  new KMSClient().send(new UpdateAliasCommand({ AliasName: process.env.SIGNING_KEY, TargetKeyId: keyId }));

const coldStart = async () => {
  vi.resetModules();
  const { tokenOf } = await import('#tests/support/sessions.ts');
  const { invoke } = await import('#tests/support/invoke.ts');
  const { recorded } = await import('#tests/support/caller.ts');
  const user = await buildUser();
  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await invoke(new Request(`http://test${basePath}/users/${user.id}`, { headers }))).status;
  };
  return { ask, recorded, newToken: () => tokenOf(user) };
};

const partsOf = (token: string) => {
  const [header = '', payload = ''] = token.split('.');
  return { header: JSON.parse(Buffer.from(header, 'base64url').toString()), payload };
};
const keyOf = (token: string): string => partsOf(token).header.kid;

const newPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const forge = (token: string, kid: string, { privateKey } = newPair()): string => {
  const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'JWT', kid })).toString('base64url');
  const input = `${header}.${partsOf(token).payload}`;
  const signature = sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${input}.${signature.toString('base64url')}`;
};

let start = 0;
beforeEach(() => {
  start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(async () => {
  vi.useRealTimers();
  await moveAlias(first);
});

test('both keys are published before the first token is signed, and a function that only looks at tokens asks no key service', async () => {
  const { ask, recorded, newToken } = await coldStart();
  const token = await newToken();
  expect((await listSigningKeys()).map(({ id }) => id).sort()).toEqual([first, second].sort());
  expect(keyOf(token)).toBe(first);
  const { result, entries } = await recorded(() => ask(token));
  expect(result).toBe(200);
  expect(entries.map(({ operation }) => operation)).toEqual([
    'GetSecretValue',
    'GetSecretValue',
    'Query',
    'BatchGetItem',
    'UpdateItem',
  ]);
  expect((await recorded(() => ask(token))).entries.map(({ operation }) => operation)).toEqual(['BatchGetItem']);
});

test('moving the alias has the other key sign within five minutes, and no token ends by it', async () => {
  const { ask, newToken } = await coldStart();
  const before = await newToken();
  await moveAlias(second);
  vi.setSystemTime(start + 5 * minute - 1);
  expect(keyOf(await newToken())).toBe(first);
  vi.setSystemTime(start + 5 * minute);
  const after = await newToken();
  expect(keyOf(after)).toBe(second);
  expect([await ask(before), await ask(after)]).toEqual([200, 200]);

  const cold = await coldStart();
  expect([await ask(before), keyOf(await cold.newToken())]).toEqual([200, second]);
});

test('a key that was published later is believed a minute after the last look, at the latest', async () => {
  const { ask, newToken } = await coldStart();
  const token = await newToken();
  expect(await ask(token)).toBe(200);
  const pair = newPair();
  const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
  const third = forge(token, 'third', pair);

  const { commit } = await import('#functions/data/kernel/commit.ts');
  const { publishKeyChange: keyPublished } = await import('#functions/data/people/signing-keys.ts');
  await commit([keyPublished({ id: 'third', x, y }, new Date())], { now: new Date() });
  vi.setSystemTime(start + minute - 1);
  expect(await ask(third)).toBe(401);
  vi.setSystemTime(start + minute);
  expect(await ask(third)).toBe(200);
});

test('naming unknown keys has the keys read once a minute, whoever names how many', async () => {
  const { ask, recorded, newToken } = await coldStart();
  const token = await newToken();
  await ask(token);
  const readings = async (at: number) => {
    vi.setSystemTime(start + at);
    const kids = ['a', 'b', 'c', first];
    const { result, entries } = await recorded(() => Promise.all(kids.map((kid) => ask(forge(token, kid)))));
    expect(result).toEqual([401, 401, 401, 401]);
    return entries.filter(({ operation }) => operation === 'Query').length;
  };
  expect(await readings(1)).toBe(0);
  expect(await readings(minute)).toBe(1);
  expect(await readings(minute + 1)).toBe(0);
  expect(await readings(2 * minute)).toBe(1);
  expect(await ask(token)).toBe(200);
});
