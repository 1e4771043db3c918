import { expect, it } from 'vitest';
import type { FunctionName } from '#infra/functions.ts';
import { aliasOf, find, findOne, fromStorage, functionOf, templates } from './templates.ts';

const { api } = templates;
/** Queues in the table, with the function that processes each. */
const queues = [
  ['mailer', 'OUTBOX#'],
  ['tasks', 'TASK#'],
] as const;

/** All resources of that type that reference the function's alias. */
const allOfFunction = (type: string, name: FunctionName) =>
  find(api, type)
    .map(([, { Properties }]) => Properties)
    .filter((properties) => JSON.stringify(properties).includes(`"${aliasOf(name)}"`));
/** The only one, or the one that fires most often. */
const ofFunction = (type: string, name: FunctionName) =>
  allOfFunction(type, name).find(({ ScheduleExpression = '' }) => !ScheduleExpression.startsWith('cron'));
/** A part of an alias's ARN, `arn:aws:lambda:region:account:function:name:alias`. */
const partOf = (part: number, name: FunctionName) => ({
  'Fn::Select': [part, { 'Fn::Split': [':', { Ref: aliasOf(name) }] }],
});

// Shape of a KEYS_ONLY stream record:
// https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_streams_Record.html
it.each(queues)('tells %s of every new item of %s, and of nothing else', (name, prefix) => {
  const { FilterCriteria, ...mapping } = ofFunction('AWS::Lambda::EventSourceMapping', name);
  expect(mapping).toEqual({
    EventSourceArn: fromStorage('FnGetAttTableCD117FA1StreamArn'),
    FunctionName: { 'Fn::Join': ['', [partOf(6, name), ':live']] },
    StartingPosition: 'TRIM_HORIZON',
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ParallelizationFactor: 4,
    MaximumRetryAttempts: 2,
    MaximumRecordAgeInSeconds: 300,
  });
  expect(FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern))).toEqual([
    { eventName: ['INSERT'], dynamodb: { Keys: { PK: { S: [{ prefix }] } } } },
  ]);
});

it.each(queues)('has %s look every minute for what is due later or again', (name) => {
  const { ScheduleExpression, State, Targets } = ofFunction('AWS::Events::Rule', name);
  expect([ScheduleExpression, State]).toEqual(['rate(1 minute)', 'ENABLED']);
  expect(Targets).toMatchObject([{ Arn: { Ref: aliasOf(name) } }]);
});

// https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html; the rule fires at an hour of
// low traffic.
it('has tasks begin the round of retention every night, and repeats no call that failed: the next night makes up for it (D82)', () => {
  const nightly = allOfFunction('AWS::Events::Rule', 'tasks').filter(({ ScheduleExpression }) =>
    ScheduleExpression.startsWith('cron'),
  );
  expect(nightly).toMatchObject([
    {
      ScheduleExpression: 'cron(17 3 * * ? *)',
      State: 'ENABLED',
      Targets: [
        { Arn: { Ref: aliasOf('tasks') }, Input: '{"begins":"retention"}', RetryPolicy: { MaximumRetryAttempts: 0 } },
      ],
    },
  ]);
});

// https://docs.aws.amazon.com/ses/latest/dg/monitoring-eventbridge.html; tests/functions/bounces.test.ts covers the
// events' content.
it('has SES hold back what came back once, and tell of it on the bus, for this stage alone', () => {
  const [[configuration, { Properties: set }] = ['', expect.unreachable()]] = find(api, 'AWS::SES::ConfigurationSet');
  expect(set.SuppressionOptions).toEqual({ SuppressedReasons: ['BOUNCE', 'COMPLAINT'] });
  expect(findOne(api, 'AWS::SES::ConfigurationSetEventDestination').Properties).toMatchObject({
    ConfigurationSetName: { Ref: configuration },
    EventDestination: {
      Enabled: true,
      EventBridgeDestination: { EventBusArn: { 'Fn::Join': ['', expect.arrayContaining([':event-bus/default'])] } },
      MatchingEventTypes: ['bounce', 'complaint', 'reject'],
    },
  });
  const { EventPattern, State, Targets } = ofFunction('AWS::Events::Rule', 'bounces');
  expect(EventPattern).toEqual({
    source: ['aws.ses'],
    'detail-type': ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
    detail: { mail: { tags: { 'ses:configuration-set': [{ Ref: configuration }] } } },
  });
  expect(State).toBe('ENABLED');
  expect(Targets).toMatchObject([{ Arn: { Ref: aliasOf('bounces') } }]);
});

it('lets rules call those functions alone', () => {
  const permitted = find(api, 'AWS::Lambda::Permission')
    .map(([, { Properties }]) => Properties)
    .filter(({ Principal }) => Principal === 'events.amazonaws.com')
    .map(({ FunctionName }) => FunctionName.Ref);
  expect(permitted.sort()).toEqual(
    [aliasOf('bounces'), aliasOf('files'), aliasOf('tasks'), ...queues.map(([name]) => aliasOf(name))].sort(),
  );
});

// A rule's retry policy covers delivery only; Lambda retries failed invocations:
// https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
it.each(queues)('does not repeat a look of %s that failed: the next one comes within the minute', (name) => {
  expect(ofFunction('AWS::Lambda::EventInvokeConfig', name)).toMatchObject({
    FunctionName: { Ref: functionOf(name).id },
    Qualifier: partOf(7, name),
    MaximumRetryAttempts: 0,
  });
  expect(ofFunction('AWS::Events::Rule', name).Targets).toMatchObject([{ RetryPolicy: { MaximumRetryAttempts: 0 } }]);
});

it('leaves to Lambda what bounces cannot note yet: two more attempts, within minutes', () => {
  expect(allOfFunction('AWS::Lambda::EventInvokeConfig', 'bounces')).toEqual([]);
  const [target] = ofFunction('AWS::Events::Rule', 'bounces').Targets;
  expect(target.RetryPolicy).toBeUndefined();
});

it('has no other function be called but by the gateway', () => {
  for (const type of ['AWS::Lambda::EventSourceMapping', 'AWS::Events::Rule', 'AWS::Scheduler::Schedule']) {
    expect(find(api, type).length).toBeLessThanOrEqual(queues.length + 3);
  }
  expect(find(api, 'AWS::Lambda::Url')).toEqual([]);
});
