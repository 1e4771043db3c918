import { createPublicKey, createVerify } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand, UpdateAliasCommand } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '#scripts/platform/http/server.ts';
import { startKms } from '#scripts/platform/kms/server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { allow, clientAt, roleOf, watchOver } from './fixtures/guarded.ts';

const kmsPrefix = 'arn:aws:kms:eu-west-3:000000000000:';
const watch = watchOver([
  roleOf('signer', allow(['kms:Sign', 'kms:GetPublicKey'], [`${kmsPrefix}key/one`, `${kmsPrefix}key/two`])),
  roleOf('half', allow('kms:*', `${kmsPrefix}key/one`)),
  roleOf('byAlias', allow('kms:*', '*', { Condition: { StringEquals: { 'kms:RequestAlias': 'alias/signing' } } })),
  roleOf('none'),
]);
const keys = { arnPrefix: kmsPrefix, ids: ['one', 'two'], aliases: [{ name: 'alias/signing', keyId: 'one' }] };

let server: RunningServer;
beforeAll(async () => {
  server = await startKms({ folder: temporaryFolder('kms'), keys, watch });
});
afterAll(() => server.stop());

// https://docs.aws.amazon.com/kms/latest/APIReference/API_Sign.html, …/API_GetPublicKey.html and …/API_UpdateAlias.html
const as = (label?: string) => new KMSClient(clientAt(server.origin, label));
const Message = Buffer.from('header.payload');
const sign = (KeyId: string, label?: string) =>
  as(label).send(new SignCommand({ KeyId, Message, MessageType: 'RAW', SigningAlgorithm: 'ECDSA_SHA_256' }));
const publicKey = async (KeyId: string) => {
  const { PublicKey = new Uint8Array() } = await as().send(new GetPublicKeyCommand({ KeyId }));
  return createPublicKey({ key: Buffer.from(PublicKey), format: 'der', type: 'spki' });
};
const isSignedBy = async (KeyId: string, signature: Uint8Array = new Uint8Array()) =>
  createVerify('sha256')
    .update(Message)
    .verify(await publicKey(KeyId), signature);

it('an alias, its ARN, the key’s id and its ARN mean the same key, whose ARN the reply names', async () => {
  for (const KeyId of ['alias/signing', `${kmsPrefix}alias/signing`, 'one', `${kmsPrefix}key/one`]) {
    const signed = await sign(KeyId, 'signer');
    expect(signed.KeyId).toBe(`${kmsPrefix}key/one`);
    expect(await isSignedBy('one', signed.Signature)).toBe(true);
    expect((await as('signer').send(new GetPublicKeyCommand({ KeyId }))).KeyId).toBe(`${kmsPrefix}key/one`);
  }
});

it('an alias that was moved means the other key, and back', async () => {
  const move = (TargetKeyId: string) => as().send(new UpdateAliasCommand({ AliasName: 'alias/signing', TargetKeyId }));
  await move('two');
  const signed = await sign('alias/signing', 'signer');
  expect(signed.KeyId).toBe(`${kmsPrefix}key/two`);
  expect([await isSignedBy('one', signed.Signature), await isSignedBy('two', signed.Signature)]).toEqual([false, true]);
  // https://docs.aws.amazon.com/kms/latest/developerguide/alias-authorization.html: rights hold for the key, not the alias.
  await expect(sign('alias/signing', 'half')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  await move(`${kmsPrefix}key/one`);
  expect((await sign('alias/signing', 'half')).KeyId).toBe(`${kmsPrefix}key/one`);
});

it('refuses who lacks the right, in IAM’s words, and whoever may not move an alias', async () => {
  await expect(sign('one', 'none')).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: `User: arn:aws:sts::000000000000:assumed-role/none-role/none-function is not authorized to perform: kms:Sign on resource: ${kmsPrefix}key/one because no identity-based policy allows the kms:Sign action`,
  });
  const move = new UpdateAliasCommand({ AliasName: 'alias/signing', TargetKeyId: 'two' });
  await expect(as('signer').send(move)).rejects.toMatchObject({ name: 'AccessDeniedException' });
});

// https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html#conditions-kms-request-alias
it('tells by which alias it was asked', async () => {
  expect((await sign('alias/signing', 'byAlias')).KeyId).toBe(`${kmsPrefix}key/one`);
  await expect(sign('one', 'byAlias')).rejects.toMatchObject({ name: 'AccessDeniedException' });
});

it('knows neither other keys nor other aliases', async () => {
  for (const KeyId of ['three', 'alias/other']) {
    await expect(sign(KeyId)).rejects.toMatchObject({ name: 'NotFoundException' });
  }
});
