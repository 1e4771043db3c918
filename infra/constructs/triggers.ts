import { Duration, Validations } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets';
import {
  type Alias,
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  type IFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';

/** Failed events need no dead letter queue, because their items are still in the table. */
const explainNoQueue = (lambda: IFunction, ...findings: string[]): void =>
  Validations.of(lambda).acknowledge(
    ...findings.map((finding) => ({
      id: `Serverless::Serverless-${finding}`,
      reason: 'What was to be done is still in the table, or is done anew: the clock calls again and finds it there.',
    })),
  );

export const feedFromStream = (table: ITableV2, live: Alias, partitions: string): void => {
  new EventSourceMapping(live.lambda, 'Stream', {
    target: live,
    eventSourceArn: table.tableStreamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: [
      FilterCriteria.filter({
        eventName: FilterRule.isEqual('INSERT'),
        dynamodb: { Keys: { PK: { S: FilterRule.beginsWith(partitions) } } },
      }),
    ],
    // Several batches of a shard at once, in order for each partition key: otherwise whoever comes during an import waits for it.
    // Each invocation works in turns by university (decision 126); each item is leased, so none is handled twice.
    parallelizationFactor: 4,
    // A failing batch must not block the stream: each function also looks for missed items on a schedule.
    retryAttempts: 2,
    reportBatchItemFailures: true,
    maxRecordAge: Duration.minutes(5),
  });
  explainNoQueue(live.lambda, 'LambdaEventSourceMappingDestination');
};

export const callEvery = (minutes: number, live: Alias): void => {
  // The next scheduled call makes up for a failed one, so neither EventBridge nor Lambda retries.
  live.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
  new Rule(live.lambda, 'Schedule', {
    schedule: Schedule.rate(Duration.minutes(minutes)),
    targets: [new Target(live, { retryAttempts: 0, maxEventAge: Duration.minutes(1) })],
  });
  explainNoQueue(live.lambda, 'LambdaAsyncFailureDestination', 'EventBusDLQ');
};

/** Runs at 3:17 UTC. The following night makes up for a failed run. */
export const callNightly = (begins: string, live: Alias): void => {
  const event = RuleTargetInput.fromObject({ begins });
  new Rule(live.lambda, 'Nightly', {
    schedule: Schedule.cron({ hour: '3', minute: '17' }),
    targets: [new Target(live, { event, retryAttempts: 0, maxEventAge: Duration.minutes(1) })],
  });
};
