import { expect, it } from 'vitest';
import { find, findOne, functionOf, templates } from './templates.ts';

const { api } = templates;
const mailer = functionOf('mailer').id;

// What a record of a stream with keys only looks like:
// https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_streams_Record.html
it('tells the mailer of every new mail of the outbox, and of nothing else', () => {
  const { FilterCriteria, ...mapping } = findOne(api, 'AWS::Lambda::EventSourceMapping').Properties;
  expect(mapping).toEqual({
    EventSourceArn: { 'Fn::ImportValue': expect.stringContaining('TableCD117FA1StreamArn') },
    FunctionName: { Ref: mailer },
    StartingPosition: 'TRIM_HORIZON',
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRetryAttempts: 2,
    MaximumRecordAgeInSeconds: 300,
  });
  expect(FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern))).toEqual([
    { eventName: ['INSERT'], dynamodb: { Keys: { PK: { S: [{ prefix: 'OUTBOX#' }] } } } },
  ]);
});

it('has the mailer look every minute for what is due later or again', () => {
  const { ScheduleExpression, State, Targets } = findOne(api, 'AWS::Events::Rule').Properties;
  expect([ScheduleExpression, State]).toEqual(['rate(1 minute)', 'ENABLED']);
  expect(Targets).toMatchObject([{ Arn: { 'Fn::GetAtt': [mailer, 'Arn'] } }]);
  const permitted = find(api, 'AWS::Lambda::Permission')
    .map(([, { Properties }]) => Properties)
    .filter(({ Principal }) => Principal === 'events.amazonaws.com');
  expect(permitted).toMatchObject([{ FunctionName: { 'Fn::GetAtt': [mailer, 'Arn'] } }]);
});

// A rule's own policy is about handing the event over; what fails in the function is Lambda's to repeat:
// https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
it('does not repeat a look that failed: the next one comes within the minute', () => {
  expect(findOne(api, 'AWS::Lambda::EventInvokeConfig').Properties).toMatchObject({
    FunctionName: { Ref: mailer },
    MaximumRetryAttempts: 0,
  });
  const { Targets } = findOne(api, 'AWS::Events::Rule').Properties;
  expect(Targets).toMatchObject([{ RetryPolicy: { MaximumRetryAttempts: 0 } }]);
});

it('has no other function be called but by the gateway', () => {
  for (const type of ['AWS::Lambda::EventSourceMapping', 'AWS::Events::Rule', 'AWS::Scheduler::Schedule']) {
    expect(find(api, type).length).toBeLessThanOrEqual(1);
  }
  expect(find(api, 'AWS::Lambda::Url')).toEqual([]);
});
