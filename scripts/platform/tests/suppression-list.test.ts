import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import {
  DeleteSuppressedDestinationCommand,
  PutSuppressedDestinationCommand,
  SESv2Client,
  type SuppressionListReason,
} from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BusEvent } from '#scripts/platform/events/bus.ts';
import type { RunningServer } from '#scripts/platform/http/server.ts';
import { startSes } from '#scripts/platform/mail/ses.ts';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeAssembly } from './fixtures/assembly.ts';
import { allow, clientAt, roleOf, watchOver } from './fixtures/guarded.ts';

// https://docs.aws.amazon.com/ses/latest/dg/sending-email-suppression-list.html
const account = 'arn:aws:ses:eu-west-3:000000000000:';
const watch = watchOver([roleOf('resends', allow('ses:DeleteSuppressedDestination', '*')), roleOf('mailer')]);
let dir: string;
let told: BusEvent[];
let server: RunningServer;
const start = async (): Promise<void> => {
  server = await startSes({
    ...{ mailDir: dir, suppressedFile: join(dir, 'suppressed.json'), region: 'eu-west-3', watch },
    identities: { arnPrefix: `${account}identity/`, names: ['thesee.example'] },
    configurations: [
      { name: 'mails', arn: `${account}mails`, events: ['bounce', 'complaint'], suppressed: ['BOUNCE', 'COMPLAINT'] },
      { name: 'lax', arn: `${account}lax`, events: ['bounce', 'complaint'], suppressed: ['COMPLAINT'] },
    ],
    bus: { put: (event) => told.push(event) },
  });
};
beforeEach(() => {
  dir = temporaryFolder('list');
  told = [];
  return start();
});
afterEach(() => server.stop());

const put = (address: string, reason: SuppressionListReason = 'BOUNCE') =>
  new SESv2Client(clientAt(server.origin)).send(
    new PutSuppressedDestinationCommand({ EmailAddress: address, Reason: reason }),
  );
const takeOff = (address: string, label?: string) =>
  new SESv2Client(clientAt(server.origin, label)).send(
    new DeleteSuppressedDestinationCommand({ EmailAddress: address }),
  );
const send = async (to: string, set = 'mails'): Promise<number> => {
  await new SESClient(clientAt(server.origin)).send(
    new SendEmailCommand({
      Source: 'a@thesee.example',
      Destination: { ToAddresses: [to] },
      Message: { Subject: { Data: 'Subject' }, Body: { Text: { Data: 'Text' } } },
      ConfigurationSetName: set,
    }),
  );
  return (await readdir(dir)).filter((name) => name.includes(to)).length;
};

it('takes mails to an address on the list, delivers none and gives each back, until it is off', async () => {
  await put('ada+1@demo.test');
  expect([await send('ada+1@demo.test'), await send('grace@demo.test')]).toEqual([0, 1]);
  // https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html#bounce-types
  const bounce = { bounceType: 'Permanent', bounceSubType: 'OnAccountSuppressionList' };
  const bouncedRecipients = [expect.objectContaining({ emailAddress: 'ada+1@demo.test' })];
  expect(told.map(({ detail }) => detail)).toMatchObject([
    { eventType: 'Bounce', bounce: { ...bounce, bouncedRecipients } },
  ]);
  await takeOff('ada+1@demo.test', 'resends');
  expect([await send('ada+1@demo.test'), told.length]).toEqual([1, 1]);
});

it('asks for the reasons that the configuration set names', async () => {
  await put('bounced@demo.test');
  await put('unwanted@demo.test', 'COMPLAINT');
  expect([await send('bounced@demo.test', 'lax'), await send('unwanted@demo.test', 'lax')]).toEqual([1, 0]);
});

it('keeps the list when it is started again, and none of AWS’s simulator on it', async () => {
  await put('ada@demo.test');
  await server.stop();
  await start();
  expect(await send('ada@demo.test')).toBe(0);
  await takeOff('ada@demo.test');
  await server.stop();
  await start();
  expect(await send('ada@demo.test')).toBe(1);
  // https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html#send-email-simulator
  const simulated = 'complaint@simulator.amazonses.com';
  expect([await send(simulated), await send(simulated)]).toEqual([1, 2]);
  await expect(takeOff(simulated)).rejects.toMatchObject({ name: 'NotFoundException' });
});

it('lets nobody change it without the right, and says what is not on it', async () => {
  await put('ada@demo.test');
  await expect(takeOff('ada@demo.test', 'mailer')).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: expect.stringContaining('ses:DeleteSuppressedDestination on resource: *'),
  });
  expect(await send('ada@demo.test')).toBe(0);
  await expect(takeOff('grace@demo.test')).rejects.toMatchObject({ name: 'NotFoundException' });
});

it('goes wrong when a test asks for it', async () => {
  await put('ada@demo.test');
  const match = { operation: 'DeleteSuppressedDestination', key: 'ada@demo.test' };
  watch.faults.add({ kind: 'ThrottlingException', match });
  await expect(takeOff('ada@demo.test')).rejects.toMatchObject({ name: 'TooManyRequestsException' });
  watch.faults.add({ kind: 'InternalServerError', match });
  await expect(takeOff('ada@demo.test')).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
  expect(await send('ada@demo.test')).toBe(0);
});

it('refuses a list that is none any more, and reasons that SES does not know', async () => {
  const suppressedFile = join(dir, 'broken.json');
  writeFileSync(suppressedFile, '{');
  expect(() =>
    startSes({ mailDir: dir, suppressedFile, region: 'eu-west-3', identities: { arnPrefix: '', names: [] }, watch }),
  ).toThrow(`${suppressedFile} is no list of addresses any more`);
  const cdkOut = writeAssembly(({ web }) => {
    const Properties = { SuppressionOptions: { SuppressedReasons: ['WHIM'] } };
    web.Resources.Mails = { Type: 'AWS::SES::ConfigurationSet', Properties };
  });
  expect(() => loadStack(cdkOut, {})).toThrow('Web/Mails (AWS::SES::ConfigurationSet)');
});
