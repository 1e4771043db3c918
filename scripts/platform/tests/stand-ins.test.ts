import { createVerify } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { SESClient, SendEmailCommand, type SendEmailCommandInput, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailFolder } from '#scripts/platform/mail/folder.ts';
import { showMailbox } from '#scripts/platform/mail/mailbox-page.ts';
import { type StandIns, startStandIns } from '#scripts/platform/runner/stand-ins.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const dir = temporaryFolder('stand-ins');
let standIns: StandIns;

const options = (service: string) => ({
  endpoint: standIns.environment[`AWS_ENDPOINT_URL_${service}`] ?? '',
  region: 'eu-west-3',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
});

beforeAll(async () => {
  standIns = await startStandIns({ dir, isPersistent: true });
});
afterAll(() => standIns.stop());

describe('SES', () => {
  const mail = (to: string[], subject = 'Réinitialiser « Thésée »'): SendEmailCommandInput => ({
    Source: '=?UTF-8?Q?Th=C3=A9s=C3=A9e?= <from@thesee.example>',
    Destination: { ToAddresses: to },
    Message: {
      Subject: { Data: subject, Charset: 'UTF-8' },
      Body: {
        Html: { Data: '<p>Bonjour <b>à vous</b></p>' },
        Text: { Data: 'Bonjour, ouvrez http://localhost:3000/reset?token=abc <script>' },
      },
    },
  });
  const send = (input: SendEmailCommandInput) => new SESClient(options('SES')).send(new SendEmailCommand(input));
  const filesTo = async (address: string) =>
    (await readdir(standIns.mailDir)).filter((name) => name.endsWith(`-${address}.eml`));

  it('writes a mail whose text comes first and can be searched', async () => {
    const { MessageId } = await send(mail(['Ada <ada@demo.test>']));
    expect(MessageId).toMatch(/./);
    const [name = ''] = await filesTo('ada@demo.test');
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-ada@demo\.test\.eml$/);
    const raw = await readFile(join(standIns.mailDir, name), 'utf8');
    expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'));
    expect(raw).not.toMatch(/encoding: base64/i);
    expect(await createMailFolder(standIns.mailDir).read(name)).toMatchObject({
      subject: 'Réinitialiser « Thésée »',
      from: { name: 'Thésée', address: 'from@thesee.example' },
      text: expect.stringContaining('http://localhost:3000/reset?token=abc'),
    });
  });

  it('keeps every mail to one person, and refuses one to nobody', async () => {
    await Promise.all([1, 2, 3, 4].map(() => send(mail(['many@demo.test']))));
    expect(await filesTo('many@demo.test')).toHaveLength(4);
    await expect(send(mail([]))).rejects.toMatchObject({ name: 'MessageRejected' });
  });

  it('takes a raw mail as it is', async () => {
    const Data = Buffer.from('From: from@thesee.example\r\nTo: raw@demo.test\r\nSubject: Raw\r\n\r\nAs it is\r\n');
    await new SESClient(options('SES')).send(new SendRawEmailCommand({ RawMessage: { Data } }));
    const [name = ''] = await filesTo('raw@demo.test');
    expect(await readFile(join(standIns.mailDir, name))).toEqual(Data);
  });

  it('shows the mails, newest first, as text with links', async () => {
    const folder = createMailFolder(standIns.mailDir);
    await folder.write('old@demo.test', Buffer.from('Subject: Old\r\n\r\nold'), new Date('2020-01-01'));
    await folder.write('new@demo.test', Buffer.from('Subject: New\r\n\r\nnew'), new Date('2090-01-01'));
    const list = String((await showMailbox(folder, '/__local/mail')).body);
    expect(list.indexOf('New')).toBeLessThan(list.indexOf('Old'));
    const [name = ''] = await filesTo('ada@demo.test');
    const page = await showMailbox(folder, `/__local/mail/${encodeURIComponent(name)}`);
    expect(String(page.body)).toContain('<a href="http://localhost:3000/reset?token=abc">');
    expect(String(page.body)).toContain('&lt;script&gt;');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await showMailbox(folder, '/__local/mail/..%2Fkeys.eml')).status).toBe(404);
  });
});

describe('KMS', () => {
  const kms = () => new KMSClient(options('KMS'));
  const Message = Buffer.from('header.payload');
  const sign = (KeyId: string) =>
    kms().send(new SignCommand({ KeyId, Message, MessageType: 'RAW', SigningAlgorithm: 'ECDSA_SHA_256' }));
  const publicKey = async () => {
    const { PublicKey = new Uint8Array() } = await kms().send(new GetPublicKeyCommand({ KeyId: 'signing-key' }));
    return { key: Buffer.from(PublicKey), format: 'der', type: 'spki' } as const;
  };

  it('signs so that the public key verifies', async () => {
    const { Signature = new Uint8Array() } = await sign('signing-key');
    expect(
      createVerify('sha256')
        .update(Message)
        .verify(await publicKey(), Signature),
    ).toBe(true);
    expect(
      createVerify('sha256')
        .update('other')
        .verify(await publicKey(), Signature),
    ).toBe(false);
  });

  it('knows its own keys only', async () => {
    await expect(sign('other')).rejects.toMatchObject({ name: 'NotFoundException' });
  });
});

it('keeps table, items and keys over a restart', async () => {
  const db = () => new DynamoDBClient(options('DYNAMODB'));
  const Key = { PK: { S: 'a' }, SK: { S: 'b' } };
  await db().send(new PutItemCommand({ TableName: 'table', Item: { ...Key, n: { N: '1' } } }));
  const key = async () =>
    (await new KMSClient(options('KMS')).send(new GetPublicKeyCommand({ KeyId: 'signing-key' }))).PublicKey;
  const before = await key();
  await standIns.stop();
  standIns = await startStandIns({ dir, isPersistent: true });
  const { Item } = await db().send(new GetItemCommand({ TableName: 'table', Key }));
  expect(Item?.n).toEqual({ N: '1' });
  expect(await key()).toEqual(before);
});
