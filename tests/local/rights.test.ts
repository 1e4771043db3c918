import { createPublicKey, createVerify } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { GetPublicKeyCommand, KMSClient, SignCommand, UpdateAliasCommand } from '@aws-sdk/client-kms';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControl } from '#scripts/local/faults/client.ts';
import type { StandIns } from '#scripts/local/stand-ins.ts';
import { allow, clientOf, roleOf, startGuarded } from './fixtures/guarded.ts';

const kmsPrefix = 'arn:aws:kms:eu-west-3:000000000000:';
const sesPrefix = 'arn:aws:ses:eu-west-3:000000000000:identity/';
const files = 'arn:aws:s3:::files';

const roles = [
  roleOf('signer', allow(['kms:Sign', 'kms:GetPublicKey'], [`${kmsPrefix}key/one`, `${kmsPrefix}key/two`])),
  roleOf('half', allow('kms:*', `${kmsPrefix}key/one`)),
  roleOf('byAlias', allow('kms:*', '*', { Condition: { StringEquals: { 'kms:RequestAlias': 'alias/signing' } } })),
  roleOf(
    'mailer',
    allow(['ses:SendEmail', 'ses:SendRawEmail'], [`${sesPrefix}thesee.example`, `${sesPrefix}else.example`], {
      Condition: { StringEquals: { 'ses:FromAddress': ['no-reply@thesee.example', 'no-reply@else.example'] } },
    }),
  ),
  roleOf(
    'files',
    allow(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], `${files}/open/*`),
    allow('s3:ListBucket', files),
  ),
  roleOf('blind', allow('s3:GetObject', `${files}/*`)),
  roleOf('none'),
];

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startGuarded(roles, {
    keys: {
      arnPrefix: kmsPrefix,
      ids: ['one', 'two'],
      aliases: [{ name: 'alias/signing', keyId: 'one' }],
    },
    identities: { arnPrefix: sesPrefix, names: ['thesee.example', 'one@person.example'] },
  });
});
afterAll(() => standIns.stop());

// https://docs.aws.amazon.com/kms/latest/APIReference/API_Sign.html, …/API_GetPublicKey.html and …/API_UpdateAlias.html
describe('KMS', () => {
  const as = (label?: string) => new KMSClient(clientOf(standIns, 'KMS', label));
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
    const move = (TargetKeyId: string) =>
      as().send(new UpdateAliasCommand({ AliasName: 'alias/signing', TargetKeyId }));
    await move('two');
    const signed = await sign('alias/signing', 'signer');
    expect(signed.KeyId).toBe(`${kmsPrefix}key/two`);
    expect([await isSignedBy('one', signed.Signature), await isSignedBy('two', signed.Signature)]).toEqual([
      false,
      true,
    ]);
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
});

// https://docs.aws.amazon.com/ses/latest/dg/verify-addresses-and-domains.html and …/control-user-access.html
describe('SES', () => {
  const send = (Source: string, label?: string, to = 'ada@demo.test') =>
    new SESClient(clientOf(standIns, 'SES', label)).send(
      new SendEmailCommand({
        Source,
        Destination: { ToAddresses: [to] },
        Message: { Subject: { Data: 'Subject' }, Body: { Text: { Data: 'Text' } } },
      }),
    );

  it.each(['no-reply@thesee.example', 'Thésée <any@thesee.example>', 'a@sub.thesee.example', 'one@person.example'])(
    'sends for a verified domain, those below it, and a verified address: %s',
    async (source) => {
      expect((await send(source)).MessageId).toMatch(/./);
    },
  );

  it.each(['two@person.example', 'a@example', 'a@not-thesee.example'])(
    'refuses a sender not verified: %s',
    async (source) => {
      await expect(send(source, undefined, 'nobody@demo.test')).rejects.toMatchObject({
        name: 'MessageRejected',
        message: `Email address is not verified. The following identities failed the check in region EU-WEST-3: ${source}`,
      });
      expect((await readdir(standIns.mailDir)).join()).not.toContain('nobody@demo.test');
    },
  );

  it('asks for the right on the identity that sends, before it asks whether that is verified', async () => {
    await send('Thésée <no-reply@thesee.example>', 'mailer');
    await expect(send('other@thesee.example', 'mailer')).rejects.toMatchObject({
      name: 'AccessDenied',
      $metadata: { httpStatusCode: 403 },
      message: expect.stringContaining(`ses:SendEmail on resource: ${sesPrefix}thesee.example`),
    });
    await expect(send('no-reply@thesee.example', 'none')).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(send('no-reply@else.example', 'mailer')).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('holds a raw mail to the sender in its own lines', async () => {
    const raw = (from: string) =>
      new SESClient(clientOf(standIns, 'SES', 'mailer')).send(
        new SendRawEmailCommand({
          RawMessage: { Data: Buffer.from(`From: ${from}\r\nTo: raw@demo.test\r\n\r\nText\r\n`) },
        }),
      );
    await raw('no-reply@thesee.example');
    await expect(raw('other@thesee.example')).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  // https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html
  it('goes wrong when a test asks for it: before the mail is sent, or after it', async () => {
    const control = createControl(standIns.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '');
    const mails = async () =>
      (await readdir(standIns.mailDir)).filter((name) => name.includes('wrong@demo.test')).length;
    const match = { operation: 'SendEmail', key: 'wrong@demo.test' };
    await control.add({ kind: 'ThrottlingException', match });
    await expect(send('a@thesee.example', undefined, 'wrong@demo.test')).rejects.toMatchObject({ name: 'Throttling' });
    expect(await mails()).toBe(0);
    await control.add({ kind: 'resetAfter', match });
    await expect(send('a@thesee.example', undefined, 'wrong@demo.test')).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await mails()).toBe(1);
    const outcomes = (await control.ledger()).filter(({ keys }) => keys.includes('wrong@demo.test'));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['Throttling', 'resetAfter']);
  });
});

// https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
describe('S3', () => {
  const Bucket = 'files';
  const as = (label?: string) => new S3Client({ ...clientOf(standIns, 'S3', label), forcePathStyle: true });
  const put = (Key: string, label?: string) => as(label).send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
  const denied = { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } };

  it('holds each object against the role of who signed', async () => {
    await put('open/a', 'files');
    await put('shut/a');
    const client = as('files');
    const get = (Key: string) => client.send(new GetObjectCommand({ Bucket, Key }));
    expect((await get('open/a')).ContentLength).toBe(1);
    await expect(get('shut/a')).rejects.toMatchObject(denied);
    await expect(put('shut/b', 'files')).rejects.toMatchObject(denied);
    await expect(put('open/b', 'none')).rejects.toMatchObject(denied);
    const copy = (CopySource: string) => client.send(new CopyObjectCommand({ Bucket, Key: 'open/c', CopySource }));
    await copy('files/open/a');
    await expect(copy('files/shut/a')).rejects.toMatchObject(denied);
    const Objects = [{ Key: 'open/c' }, { Key: 'shut/a' }];
    const { Deleted, Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect([Deleted?.map(({ Key }) => Key), Errors?.map(({ Key, Code }) => [Key, Code])]).toEqual([
      ['open/c'],
      [['shut/a', 'AccessDenied']],
    ]);
  });

  // https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
  it('tells who may not list that they may not, instead of that there is nothing', async () => {
    const get = (label: string) => as(label).send(new GetObjectCommand({ Bucket, Key: 'open/none' }));
    await expect(get('files')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(get('blind')).rejects.toMatchObject(denied);
    await expect(as('blind').send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject(denied);
  });

  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-presigned-url.html: a link can do what its signer can.
  it('holds links and forms against the role of who signed them', async () => {
    await put('shut/link');
    const link = (label: string) => getSignedUrl(as(label), new GetObjectCommand({ Bucket, Key: 'shut/link' }));
    expect((await fetch(await link('blind'))).status).toBe(200);
    expect((await fetch(await link('files'))).status).toBe(403);
    const upload = async (label: string) => {
      const { url, fields } = await createPresignedPost(as(label), { Bucket, Key: 'open/form' });
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob(['x']));
      return (await fetch(url, { method: 'POST', body: form })).status;
    };
    expect([await upload('files'), await upload('blind')]).toEqual([204, 403]);
  });
});
