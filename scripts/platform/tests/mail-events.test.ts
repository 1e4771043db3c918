import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bus, type BusEvent, busEvent, createBus } from '#scripts/platform/events/bus.ts';
import { openCheckpoints } from '#scripts/platform/events/checkpoints.ts';
import { startEvents } from '#scripts/platform/events/events.ts';
import type { RunningServer } from '#scripts/platform/http/server.ts';
import { startSes } from '#scripts/platform/mail/ses.ts';
import type { MailConfiguration } from '#scripts/platform/template/ses.ts';
import { loadStack } from '#scripts/platform/template/stack.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { type Assembly, propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { addRule } from './fixtures/event-sources.ts';
import { allow, clientAt, roleOf, watchOver } from './fixtures/guarded.ts';
import { openProduct } from './fixtures/product.ts';

const account = 'arn:aws:ses:eu-west-3:000000000000:';
const configurations: MailConfiguration[] = [
  {
    name: 'mails',
    arn: `${account}configuration-set/mails`,
    events: ['bounce', 'complaint'],
    suppressed: ['BOUNCE', 'COMPLAINT'],
  },
  { name: 'bounces', arn: `${account}configuration-set/bounces`, events: ['bounce'], suppressed: [] },
  { name: 'silent', arn: `${account}configuration-set/silent`, events: [], suppressed: ['COMPLAINT'] },
];

describe('a mail that names a configuration set', () => {
  const mailDir = temporaryFolder('mail');
  const told: BusEvent[] = [];
  let server: RunningServer;
  beforeAll(async () => {
    server = await startSes({
      ...{ mailDir, suppressedFile: join(mailDir, 'suppressed.json'), region: 'eu-west-3', configurations },
      identities: { arnPrefix: `${account}identity/`, names: ['thesee.example'] },
      bus: { put: (event) => told.push(event) },
      watch: watchOver([roleOf('mailer', allow('ses:SendEmail', `${account}identity/thesee.example`))]),
    });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    told.length = 0;
  });

  const send = (to: string, { set = 'mails', label, tag = 'AbCd-1' }: Record<string, string> = {}) =>
    new SESClient(clientAt(server.origin, label)).send(
      new SendEmailCommand({
        Source: 'a@thesee.example',
        Destination: { ToAddresses: [to] },
        Message: { Subject: { Data: 'Subject' }, Body: { Text: { Data: 'Text' } } },
        ConfigurationSetName: set,
        Tags: [{ Name: 'person', Value: tag }],
      }),
    );
  const arrived = async (to: string) => (await readdir(mailDir)).filter((name) => name.includes(to)).length;

  // https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html#send-email-simulator
  it.each([
    ['bounce@simulator.amazonses.com', 'Email Bounced', { bounceType: 'Permanent', bounceSubType: 'General' }, 0],
    ['bounce+ada@simulator.amazonses.com', 'Email Bounced', { bounceType: 'Permanent' }, 0],
    ['suppressionlist@simulator.amazonses.com', 'Email Bounced', { bounceSubType: 'Suppressed' }, 0],
    ['complaint+b@simulator.amazonses.com', 'Email Complaint Received', { complaintFeedbackType: 'abuse' }, 1],
  ])('to %s is told of as “%s”, with what it was sent with', async (to, type, story, mails) => {
    const { MessageId } = await send(to);
    expect(told).toEqual([
      {
        ...{ version: '0', id: expect.any(String), source: 'aws.ses', 'detail-type': type },
        ...{ account: '000000000000', region: 'eu-west-3', time: expect.any(String) },
        resources: [`${account}configuration-set/mails`],
        detail: expect.objectContaining({
          eventType: type === 'Email Bounced' ? 'Bounce' : 'Complaint',
          [type === 'Email Bounced' ? 'bounce' : 'complaint']: expect.objectContaining(story),
          mail: expect.objectContaining({
            messageId: MessageId,
            destination: [to],
            tags: expect.objectContaining({
              'ses:configuration-set': ['mails'],
              'ses:from-domain': ['thesee.example'],
              person: ['AbCd-1'],
            }),
          }),
        }),
      },
    ]);
    expect(await arrived(to)).toBe(mails);
  });

  it.each(['success@simulator.amazonses.com', 'ada+1@demo.test', 'bounce@demo.test'])(
    'to %s arrives, and nothing is told',
    async (to) => {
      await send(to);
      expect([await arrived(to), told]).toEqual([1, []]);
    },
  );

  it('is told of only as the set has it, needs the set to be there, and the right to send by it', async () => {
    await send('bounce@simulator.amazonses.com', { set: 'silent' });
    await send('complaint@simulator.amazonses.com', { set: 'bounces' });
    expect(told).toEqual([]);
    await send('bounce@simulator.amazonses.com', { set: 'bounces' });
    expect(told).toHaveLength(1);
    told.length = 0;
    await expect(send('a@demo.test', { set: 'none' })).rejects.toMatchObject({
      name: 'ConfigurationSetDoesNotExistException',
    });
    await expect(send('a@demo.test', { label: 'mailer' })).rejects.toMatchObject({
      message: expect.stringContaining(`${account}configuration-set/mails`),
    });
    // https://docs.aws.amazon.com/ses/latest/APIReference/API_MessageTag.html
    await expect(send('a@demo.test', { tag: 'a@b' })).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  });
});

const addEventRule = (assembly: Assembly): void => {
  addRule(assembly, '');
  const rule = propertiesOf(assembly, 'Rule');
  delete rule.ScheduleExpression;
  rule.EventPattern = { source: ['aws.ses'], detail: { tags: { set: ['mails'] } } };
};

it('a rule’s function is told of the events that it means', async () => {
  const cdkOut = writeAssembly(addEventRule);
  const { stack, service, lines } = await openProduct(cdkOut);
  const bus: Bus = createBus();
  const events = startEvents({
    ...{ sources: [], rules: [], service, clock: createTestClock(), environment: { AWS_REGION: 'eu-west-3' } },
    checkpoints: openCheckpoints('/nowhere'),
    busRules: { bus, rules: stack.main.eventRules },
    log: (source, line) => lines.push(`[${source}] ${line}`),
  });
  const put = (source: string, set: string) =>
    bus.put(busEvent({ source, type: 'T', resources: [], detail: { tags: { set: [set] } } }, { time: 0, region: 'r' }));
  await Promise.resolve();
  put('aws.s3', 'mails');
  put('aws.ses', 'of-another');
  put('aws.ses', 'mails');
  const ticks = () => lines.flatMap((line) => (line.startsWith('[Lambda] tick ') ? [JSON.parse(line.slice(14))] : []));
  await vi.waitFor(() => expect(ticks()).toHaveLength(1), 10_000);
  expect(ticks()).toMatchObject([
    { source: 'aws.ses', time: '1970-01-01T00:00:00Z', detail: { tags: { set: ['mails'] } } },
  ]);
  await Promise.all([events.stop(), service.stop()]);
});

it.each<[string, (assembly: Assembly) => void, string]>([
  ['a rule without cause', (assembly) => addRule(assembly, ''), 'Web/Rule: a rule needs a schedule or a pattern'],
  [
    'another way to tell',
    ({ web }) => {
      const EventDestination = { Enabled: true, SnsDestination: { TopicARN: 't' }, MatchingEventTypes: ['bounce'] };
      web.Resources.Told = {
        Type: 'AWS::SES::ConfigurationSetEventDestination',
        Properties: { ConfigurationSetName: 'mails', EventDestination },
      };
    },
    'The local runner cannot run Web/Told (AWS::SES::ConfigurationSetEventDestination): EventDestination.EventBridgeDestination',
  ],
  [
    'another bus',
    ({ web }) => {
      const EventBridgeDestination = { EventBusArn: 'arn:aws:events:eu-west-3:000000000000:event-bus/own' };
      const EventDestination = { Enabled: true, EventBridgeDestination, MatchingEventTypes: ['bounce'] };
      web.Resources.Told = {
        Type: 'AWS::SES::ConfigurationSetEventDestination',
        Properties: { ConfigurationSetName: 'mails', EventDestination },
      };
    },
    'Web/Told cannot be deployed: arn:aws:events:eu-west-3:000000000000:event-bus/own is not the account’s default bus',
  ],
])('refuses %s', (_what, change, why) => {
  expect(() => loadStack(writeAssembly(change), {})).toThrow(why);
});
