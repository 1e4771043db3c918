import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '#scripts/platform/http/server.ts';
import { startSes } from '#scripts/platform/mail/ses.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { allow, clientAt, roleOf, watchOver } from './fixtures/guarded.ts';

const sesPrefix = 'arn:aws:ses:eu-west-3:000000000000:identity/';
const watch = watchOver([
  roleOf(
    'mailer',
    allow(['ses:SendEmail', 'ses:SendRawEmail'], [`${sesPrefix}thesee.example`, `${sesPrefix}else.example`], {
      Condition: { StringEquals: { 'ses:FromAddress': ['no-reply@thesee.example', 'no-reply@else.example'] } },
    }),
  ),
  roleOf('none'),
]);
const identities = { arnPrefix: sesPrefix, names: ['thesee.example', 'one@person.example'] };
const mailDir = temporaryFolder('mail');

let server: RunningServer;
beforeAll(async () => {
  server = await startSes({
    mailDir,
    suppressedFile: join(mailDir, 'suppressed.json'),
    region: 'eu-west-3',
    identities,
    watch,
  });
});
afterAll(() => server.stop());

// https://docs.aws.amazon.com/ses/latest/dg/verify-addresses-and-domains.html and …/control-user-access.html
const send = (Source: string, label?: string, to = 'ada@demo.test') =>
  new SESClient(clientAt(server.origin, label)).send(
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
    expect((await readdir(mailDir)).join()).not.toContain('nobody@demo.test');
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
    new SESClient(clientAt(server.origin, 'mailer')).send(
      new SendRawEmailCommand({
        RawMessage: { Data: Buffer.from(`From: ${from}\r\nTo: raw@demo.test\r\n\r\nText\r\n`) },
      }),
    );
  await raw('no-reply@thesee.example');
  await expect(raw('other@thesee.example')).rejects.toMatchObject({ name: 'AccessDenied' });
});

// https://docs.aws.amazon.com/ses/latest/dg/manage-sending-quotas-errors.html
it('goes wrong when a test asks for it: before the mail is sent, or after it', async () => {
  const mails = async () => (await readdir(mailDir)).filter((name) => name.includes('wrong@demo.test')).length;
  const match = { operation: 'SendEmail', key: 'wrong@demo.test' };
  watch.faults.add({ kind: 'ThrottlingException', match });
  await expect(send('a@thesee.example', undefined, 'wrong@demo.test')).rejects.toMatchObject({ name: 'Throttling' });
  expect(await mails()).toBe(0);
  watch.faults.add({ kind: 'resetAfter', match });
  await expect(send('a@thesee.example', undefined, 'wrong@demo.test')).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await mails()).toBe(1);
  const outcomes = watch.ledger.read().filter(({ keys }) => keys.includes('wrong@demo.test'));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['Throttling', 'resetAfter']);
});
