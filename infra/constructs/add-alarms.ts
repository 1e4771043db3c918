import { Stack, Validations } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Alarm as Row } from '../alarms/alarm.ts';

const runbookOf = ({ runbook }: Row): string => `infra/README.md#${runbook}`;

/** URL of the console's page of a function's metrics, which links to its log. */
const logsOf = (scope: Construct, { logs }: Row): string => {
  const { region } = Stack.of(scope);
  const console = `https://${region}.console.aws.amazon.com/lambda/home?region=${region}#/functions`;
  return logs ? ` Its log: ${console}/${logs.functionName}?tab=monitoring` : '';
};

const addTopic = (scope: Construct, address: string): Topic => {
  const topic = new Topic(scope, 'Operators', { enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  topic.addSubscription(new EmailSubscription(address));
  Validations.of(topic).acknowledge({
    id: 'Serverless::Serverless-SNSRedrivePolicy',
    reason: 'A mail that does not arrive is not lost: the alarm stands in CloudWatch until it ends.',
  });
  return topic;
};

export const addAlarms = (scope: Construct, rows: readonly Row[], address: string): Alarm[] => {
  const action = new SnsAction(addTopic(scope, address));
  return rows.map((row) => {
    const alarm = new Alarm(scope, row.name, {
      alarmName: `${Stack.of(scope).stackName}-${row.name}`,
      alarmDescription: `${row.suffers} What to do: ${runbookOf(row)}${logsOf(scope, row)}`,
      metric: row.metric,
      threshold: row.threshold ?? 1,
      evaluationPeriods: row.times ?? 1,
      comparisonOperator: row.below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: row.silenceIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  });
};
