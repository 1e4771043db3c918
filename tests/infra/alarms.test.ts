import { readFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { afterEach, expect, it, vi } from 'vitest';
import { countEvent } from '#functions/lib/logs/count-event.ts';
import { stages } from '#scripts/operations/cost/assumptions.ts';
import { countedEvents } from '#shared/counted-events.ts';
import { alarms as expectedAlarms } from '#tests/literals/alarms.ts';
import { appOf, find, findOne, stageOf } from './templates.ts';

const { edge, watch } = appOf(stageOf('production')).stacks;
if (!edge || !watch) throw new Error('production is watched');
const [here, there] = [Template.fromStack(watch), Template.fromStack(edge)];
const alarms = [here, there].flatMap((template) =>
  find(template, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties),
);
const alarm = (name: string) =>
  alarms.find(({ AlarmName }) => /^thesee-production-(watch|edge)-(.+)$/.exec(AlarmName)?.[2] === name);
const guide = readFileSync('infra/README.md', 'utf8');

it.each(Object.entries(stages))('has as many alarms in %s as its bill counts', (name, { alarms: billed }) => {
  const all = Object.values(appOf(stageOf(name)).stacks).flatMap((stack) =>
    stack ? find(Template.fromStack(stack), 'AWS::CloudWatch::Alarm') : [],
  );
  expect(all.length).toBe(billed);
});

it.each(Object.entries(stages))(
  'has as many alarms in a further cell of %s as its bill counts',
  (name, { cellAlarms }) => {
    const one = { wave: 1, kind: 'pooled' as const };
    const { cells } = appOf({
      ...stageOf(name),
      cells: [
        { id: 'main', ...one },
        { id: 'b', ...one },
      ],
    });
    const { storage, api, watch } = cells.find(({ cell }) => cell.id === 'b') ?? expect.unreachable();
    const all = [storage, api, watch].flatMap((stack) =>
      stack ? find(Template.fromStack(stack), 'AWS::CloudWatch::Alarm') : [],
    );
    expect(all.length).toBe(cellAlarms);
  },
);

/** Valid values of a dimension: an import from another stack, a resource of this one, or an ARN. */
const watchedThings: [RegExp, string][] = [
  [/^FunctionName .*(?:PublishOutputRef|")(\w+?)Function[0-9A-F]{8}/, 'function $1'],
  [/^ApiId .*PublishOutputRefApi/, 'api'],
  [/^TableName .*PublishOutputRefTable/, 'table'],
  [/^GlobalSecondaryIndexName "GSI1"$/, 'index'],
  [/^BackupVaultName .*PublishOutputFnGetAttCopiesVault/, 'vault'],
  [/^CertificateArn "arn:aws:acm:us-east-1:/, 'certificate'],
];
const thingOf = ({ Name, Value }: { Name: string; Value: unknown }): string => {
  const told = `${Name} ${JSON.stringify(Value)}`;
  const [pattern, name] = watchedThings.find(([one]) => one.test(told)) ?? [/$/, told];
  return (pattern.exec(told)?.[0] ?? '').replace(pattern, name) || name;
};
const directions: Record<string, string> = { GreaterThanOrEqualToThreshold: '≥', LessThanThreshold: '<' };

it('watches over what can go wrong without anybody of ours looking: nothing else, and each by its figure', () => {
  const watched = alarms.map((one) => {
    const name = one.AlarmName.replace(/^thesee-production-(watch|edge)-/, '');
    const things = (one.Dimensions ?? []).map(thingOf).join(' and ') || 'all';
    const when = `${one.Statistic ?? one.ExtendedStatistic} ${directions[one.ComparisonOperator]} ${one.Threshold}`;
    const silence = one.TreatMissingData === 'breaching' ? ', silence' : '';
    const periods = `${one.EvaluationPeriods} x ${one.Period} s${silence}`;
    return `${name}: ${one.Namespace} ${one.MetricName} of ${things}, ${when}, ${periods}`;
  });
  expect(watched.toSorted()).toEqual([...expectedAlarms].toSorted());
});

it('tells whoever looks after the stage when an alarm begins and when it ends', () => {
  for (const template of [here, there]) {
    const [[topic] = []] = find(template, 'AWS::SNS::Topic');
    expect(findOne(template, 'AWS::SNS::Subscription').Properties).toEqual({
      Protocol: 'email',
      Endpoint: 'operators@thesee.test',
      TopicArn: { Ref: topic },
    });
    for (const [, { Properties }] of find(template, 'AWS::CloudWatch::Alarm')) {
      expect([Properties.AlarmActions, Properties.OKActions]).toEqual([[{ Ref: topic }], [{ Ref: topic }]]);
    }
    // Without this statement CloudWatch cannot publish to the topic.
    const policy = findOne(template, 'AWS::SNS::TopicPolicy').Properties.PolicyDocument.Statement;
    expect(policy).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    );
  }
});

const runbook = new Map(
  (guide.split('\n## Runbook\n')[1]?.split('\n## ')[0] ?? '')
    .split('\n### ')
    .slice(1)
    .map((entry) => {
      const [heading = '', ...text] = entry.split('\n');
      return [heading.toLowerCase().replaceAll(' ', '-'), text.join('\n')];
    }),
);

it('says of each alarm who suffers, and where an operator reads what to do', () => {
  const texts: string[] = alarms.map(({ AlarmDescription: said }) => said['Fn::Join']?.[1][0] ?? said);
  const named = texts.map((text) => /^(\S.{20,}) What to do: infra\/README\.md#([a-z-]+)( Its log: .*)?$/.exec(text));
  expect(named).not.toContain(null);
  const places = new Set(named.map((found) => found?.[2] ?? ''));
  expect([...places].filter((place) => !runbook.has(place))).toEqual([]);
  // The `trace` command refers to the first one; the budget sends mails without an alarm.
  const others = [...runbook.keys()].filter((place) => !places.has(place));
  expect(others).toEqual(['an-item-cannot-be-read', 'the-budget-is-spent']);
});

it('leads from an alarm of a function to its log', () => {
  const [before, name, after] = alarm('mailer-fails').AlarmDescription['Fn::Join'][1];
  expect(before).toMatch(
    / Its log: https:\/\/eu-west-3\.console\.aws\.amazon\.com\/lambda\/home\?region=eu-west-3#\/functions\/$/,
  );
  expect(name['Fn::GetStackOutput'].OutputName).toContain('mailerFunction');
  expect(after).toBe('?tab=monitoring');
});

it.each([...runbook])('says of “%s” what it means, how to look, how to end it and how one knows', (_place, text) => {
  const parts = [...text.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, part]) => part);
  expect(parts).toEqual(['What it means.', 'How to look.', 'How to end it.', 'How one knows.']);
});

it('tells when the month costs more than was thought', () => {
  const { Budget, NotificationsWithSubscribers } = findOne(here, 'AWS::Budgets::Budget').Properties;
  expect(Budget).toMatchObject({ BudgetLimit: { Amount: 200, Unit: 'USD' }, TimeUnit: 'MONTHLY', BudgetType: 'COST' });
  expect(
    NotificationsWithSubscribers.map(({ Notification: n, Subscribers: s }: Record<string, Record<string, unknown>>) => [
      n?.NotificationType,
      n?.Threshold,
      s,
    ]),
  ).toEqual([
    ['ACTUAL', 80, [{ SubscriptionType: 'EMAIL', Address: 'operators@thesee.test' }]],
    ['FORECASTED', 100, [{ SubscriptionType: 'EMAIL', Address: 'operators@thesee.test' }]],
  ]);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
it('counts, by a line of the log, what its alarms look at', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'a-function');
  const watched = {
    MailsParked: 'mails-parked',
    MailsRefused: 'mails-refused',
    MailsReturned: 'mails-returned',
    TasksParked: 'tasks-parked',
    RefusedSignIns: 'sign-ins-refused',
  };
  expect(Object.keys(watched)).toEqual([...countedEvents]);
  for (const event of countedEvents) {
    countEvent(event);
    const { _aws: metadata, ...fields } = JSON.parse(lines.pop() ?? '');
    const { MetricName, Namespace, Dimensions, Statistic } = alarm(watched[event]);
    expect(metadata.CloudWatchMetrics).toEqual([
      {
        Namespace,
        Dimensions: [Dimensions.map(({ Name }: { Name: string }) => Name)],
        Metrics: [{ Name: MetricName, Unit: 'Count' }],
      },
    ]);
    expect(Math.abs(metadata.Timestamp - Date.now())).toBeLessThan(60_000);
    expect(fields).toEqual({ level: 'info', event: 'counted', [event]: 1, FunctionName: 'a-function' });
    expect(Statistic).toBe('Sum');
  }
});

it('has an account of its own try the product every five minutes, where the stage names its secret', () => {
  const { Properties } = findOne(here, 'AWS::Lambda::Function');
  const [[live] = []] = find(here, 'AWS::Lambda::Alias');
  expect(Properties.Environment.Variables).toEqual({
    SITE_ORIGIN: 'https://thesee.test',
    CANARY_SECRET: 'thesee-production-canary',
  });
  // Matched by name, so that the secret need not exist when the stack is deployed.
  const policies = JSON.stringify(find(here, 'AWS::IAM::Role').map(([, role]) => role.Properties.Policies));
  expect(policies.match(/"Action":"secretsmanager:\w+"/g)).toEqual(['"Action":"secretsmanager:GetSecretValue"']);
  expect(policies).toContain(':secret:thesee-production-canary-??????"');
  expect(JSON.stringify(here.toJSON())).not.toContain('resolve:secretsmanager');
  const rule = findOne(here, 'AWS::Events::Rule').Properties;
  expect([rule.ScheduleExpression, rule.Targets[0].Arn]).toEqual(['rate(5 minutes)', { Ref: live }]);
  const staging = appOf(stageOf('staging')).stacks.watch;
  expect(find(Template.fromStack(staging ?? expect.unreachable()), 'AWS::Lambda::Function')).toEqual([]);
});

it('shows all of it on one page', () => {
  const body = JSON.stringify(findOne(here, 'AWS::CloudWatch::Dashboard').Properties.DashboardBody);
  for (const name of ['5xx', 'Latency', 'MailsParked', 'TasksParked', 'RefusedSignIns', 'Reputation.BounceRate']) {
    expect(body).toContain(name);
  }
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html
it('shows what the table and its index refused, each by its cause', () => {
  const [, parts] = findOne(here, 'AWS::CloudWatch::Dashboard').Properties.DashboardBody['Fn::Join'];
  const body = JSON.parse(parts.map((part: unknown) => (typeof part === 'string' ? part : 'named elsewhere')).join(''));
  const widget = body.widgets.find(({ properties: { title } }: { properties: { title?: string } }) =>
    title?.startsWith('Refused by the table'),
  );
  const shown: unknown[][] = widget.properties.metrics;
  const refusals = ['Read', 'Write'].flatMap((access) =>
    ['ThrottleEvents', 'KeyRangeThroughputThrottleEvents', 'AccountLimitThrottleEvents'].map((end) => access + end),
  );
  expect(shown.filter((one) => !one.includes('GlobalSecondaryIndexName')).map(([, name]) => name)).toEqual(refusals);
  const ofIndex = shown.filter((one) => one[one.indexOf('GlobalSecondaryIndexName') + 1] === 'GSI1');
  expect(ofIndex.map(([, name]) => name)).toEqual(refusals);
  expect(shown.every((one) => one.includes('TableName'))).toBe(true);
});

it.each([
  ['MailsRefused', 'mailer'],
  ['MailsParked', 'mailer'],
  ['TasksParked', 'tasks'],
  ['RefusedSignIns', 'auth'],
  ['MailsReturned', 'bounces'],
])('counts %s there where it is counted: by %s', (event, lambda) => {
  const body = JSON.stringify(findOne(here, 'AWS::CloudWatch::Dashboard').Properties.DashboardBody);
  const [, counting] =
    new RegExp(`${event}[^{}]*FunctionName[^{}]*{[^}]*?OutputRef(\\w+?)Function[0-9A-F]{8}`).exec(body) ?? [];
  expect(counting).toBe(lambda);
});
