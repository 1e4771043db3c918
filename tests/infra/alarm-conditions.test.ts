import { readFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { appOf, find, stageOf } from './templates.ts';

const { edge, watch } = appOf(stageOf('production')).stacks;
if (!edge || !watch) throw new Error('production is watched');
const names = [watch, edge].flatMap((stack) =>
  find(Template.fromStack(stack), 'AWS::CloudWatch::Alarm').map(
    ([, { Properties }]) => /^thesee-production-(?:watch|edge)-(.+)$/.exec(Properties.AlarmName)?.[1] ?? '',
  ),
);

const gateway = 'scripts/platform/tests/gateway.test.ts';
const faults = 'tests/functions/faults.test.ts';
const bounces = 'tests/functions/bounces.test.ts';
const counted = 'tests/functions/counted-events.test.ts';

/** Tests that trigger an alarm's condition on the local platform. */
const broughtAbout: [alarm: RegExp, file: string, title: string][] = [
  [/^canary-fails$/, 'tests/unit/canary.test.ts', 'fails when %s does not answer, and names no id'],
  [/^api-errors$|-fails$/, gateway, '%s is a 500 that tells nothing, and the next request works'],
  [/^functions-/, gateway, 'are as many at once as the account may have, over all functions; one more is a 500'],
  [
    /^api-slow$/,
    faults,
    'that does not answer once is retried; without any answer it is 503 while somebody still waits',
  ],
  [/^table-.*-throttled$/, faults, 'refused without end by %s is 503 with a time to come back'],
  [/^index-reads-throttled$/, faults, 'a list that the index refuses is 503 with a time to come back'],
  // DynamoDB refuses writes to the table when an index cannot keep up.
  [/^index-writes-throttled$/, faults, 'refused without end by %s is 503 with a time to come back'],
  [/^mails-(bounce|returned)$/, bounces, 'a mail that came back for good is told once'],
  [/^mails-unwanted$/, bounces, 'a mail that is wanted back, or unwanted, is not kept to be sent again'],
  [/^mails-refused$/, counted, 'a mail that SES does not send for us is counted as it is refused, not a day later'],
  [/^mails-parked$/, counted, 'a mail that is given up is counted'],
  [/^sign-ins-refused$/, counted, 'a sign-in that is refused is counted'],
  [
    /^tasks-parked$/,
    'tests/functions/user-deletion.test.ts',
    'is tried again, later each time; after ten times somebody is told, without a name; it goes on when it can',
  ],
];

/** Alarms whose condition cannot be reproduced locally, with the reason. */
const outOfReach: [alarm: RegExp, reason: string][] = [
  [/-stands-still$|^canary-silent$/, 'a laptop’s clock misses nothing; that AWS counts no call is a figure of its own'],
  [/^copy-/, 'AWS Backup does not run here'],
  [/^certificate-ends$/, 'a laptop has no certificate'],
];

it.each(names)('%s goes off at what a test brings about, or it is said why none can', (name) => {
  const [, reason] = outOfReach.find(([alarm]) => alarm.test(name)) ?? [];
  if (reason) return;
  const [, file, title] = broughtAbout.find(([alarm]) => alarm.test(name)) ?? expect.unreachable();
  expect(readFileSync(file, 'utf8')).toContain(title);
});

it('says so of no alarm that is not there', () => {
  const idle = [...broughtAbout, ...outOfReach].filter(([alarm]) => !names.some((name) => alarm.test(name)));
  expect(idle).toEqual([]);
});
