import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudWatchLogsClient, LimitExceededException } from '@aws-sdk/client-cloudwatch-logs';
import { expect, test } from 'vitest';
import { cloudLogs, groupsOf } from '#scripts/operations/operator/trace/cloud-logs.ts';
import { answeredBy } from '#tests/support/aws.ts';

/** Written by hand from the documentation; no real account was asked. */
const region = { region: 'eu-west-3' };
const groups = new Map([
  ['thesee-dev-api-usersLog0A1B2C3D-x', 'users'],
  ['thesee-dev-api-AccessLog0A1B2C3D-y', 'access'],
]);
const since = Date.parse('2026-11-26T11:00:00.500Z');
const until = Date.parse('2026-11-26T12:00:00.500Z');
const wanted = { texts: ['aaaa', '"status":"5'], since, until };

type Step = object | Error;
/** A fake service with one reply per step, which records its requests; it gives up after `looks` polls. */
const service = (steps: Step[], looks = 9, all = groups) => {
  const asked: [command: string, input: object][] = [];
  const client = answeredBy(new CloudWatchLogsClient(region), (command, input) => {
    asked.push([command, input]);
    const step = steps.shift() ?? expect.unreachable(`${command} is not answered`);
    if (step instanceof Error) throw step;
    return step;
  });
  let waits = 0;
  const pace = () => ({
    wait: async () => {
      waits += 1;
    },
    isOver: () => waits >= looks,
  });
  return { asked, find: cloudLogs(client, all, '/maps', pace).find, waits: () => waits };
};
const started = { queryId: 'q1' };
const row = (time: string, group: string, message: string) => [
  { field: '@timestamp', value: time },
  { field: '@message', value: message },
  { field: '@log', value: `123456789012:${group}` },
  { field: '@ptr', value: 'a pointer' },
];
const complete = (results: object[] = []) => ({ status: 'Complete', results });

// https://docs.aws.amazon.com/AmazonCloudWatchLogs/latest/APIReference/API_GetQueryResults.html
test('asks all logs of the stage for those texts, waits until the query is complete, and gives each line its log', async () => {
  const lines = [
    row('2026-11-26 11:30:00.250', 'thesee-dev-api-usersLog0A1B2C3D-x', 'a line'),
    row('2026-11-26 11:30:00.300', 'thesee-dev-api-AccessLog0A1B2C3D-y', 'another'),
  ];
  const { asked, find, waits } = service([
    started,
    { status: 'Scheduled' },
    { status: 'Running', results: lines },
    complete(lines),
  ]);
  expect(await find(wanted)).toEqual([
    { at: Date.parse('2026-11-26T11:30:00.250Z'), log: 'users', text: 'a line' },
    { at: Date.parse('2026-11-26T11:30:00.300Z'), log: 'access', text: 'another' },
  ]);
  expect(waits()).toBe(2);
  expect(asked[0]).toEqual([
    'StartQuery',
    {
      logGroupNames: [...groups.keys()],
      startTime: since / 1000 - 0.5,
      endTime: until / 1000 + 0.5,
      queryString:
        'fields @timestamp, @message, @log | filter @message like "aaaa" or @message like "\\"status\\":\\"5" | sort @timestamp asc | limit 10000',
    },
  ]);
});

test('asks fifty logs at a time, and puts all lines in their order', async () => {
  const many = new Map(Array.from({ length: 60 }, (_, i) => [`g${i}`, `f${i}`]));
  const early = row('2026-11-26 11:10:00.000', 'g59', 'early');
  const { asked, find } = service(
    [started, complete([row('2026-11-26 11:30:00.000', 'g1', 'late')]), { queryId: 'q2' }, complete([early])],
    9,
    many,
  );
  expect((await find(wanted)).map(({ text }) => text)).toEqual(['early', 'late']);
  const sizes = asked.flatMap(([, input]) =>
    'logGroupNames' in input ? [(input.logGroupNames as string[]).length] : [],
  );
  expect(sizes).toEqual([50, 10]);
});

const busy = () => new LimitExceededException({ message: 'busy', $metadata: {} });

test('waits while the account runs as many queries as it may, but not without end', async () => {
  const { find, waits } = service([busy(), busy(), started, complete()]);
  expect(await find(wanted)).toEqual([]);
  expect(waits()).toBe(2);
  await expect(service([busy(), busy()], 1).find(wanted)).rejects.toThrow('as many queries as it may');
});

test('stops a query that takes too long, and says so; one that CloudWatch ends, too', async () => {
  const slow = service([started, { status: 'Running' }, { status: 'Running' }, { success: true }], 1);
  await expect(slow.find(wanted)).rejects.toThrow('--since');
  expect(slow.asked.at(-1)).toEqual(['StopQuery', { queryId: 'q1' }]);
  for (const status of ['Failed', 'Timeout', 'Cancelled']) {
    await expect(service([started, { status }]).find(wanted)).rejects.toThrow(`(${status})`);
  }
});

test('tells no story from a part of its lines', async () => {
  const results = Array.from({ length: 10_000 }, () => row('2026-11-26 11:30:00.000', 'g1', 'x'));
  await expect(service([started, complete(results)]).find(wanted)).rejects.toThrow('a shorter time by --since');
});

// https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_ListStackResources.html
test('finds the logs of a stage by its stacks, whose names say whose they are; a stage without a watch has fewer', async () => {
  const of = (LogicalResourceId: string, ResourceType = 'AWS::Logs::LogGroup') => ({
    LogicalResourceId,
    ResourceType,
    PhysicalResourceId: `physical-${LogicalResourceId}`,
  });
  const stacks: Record<string, object[]> = {
    'thesee-dev-api': [
      of('AccessLogB67E3A26'),
      of('usersLog0A1B2C3D'),
      of('usersFunction0A1B2C3D', 'AWS::Lambda::Function'),
    ],
    'thesee-dev-watch': [of('canaryLog0A1B2C3D')],
  };
  const formation = () =>
    answeredBy(new CloudFormationClient(region), (_, { StackName }) => {
      const found = stacks[String(StackName)];
      if (!found) throw Object.assign(new Error('does not exist'), { name: 'ValidationError' });
      return { StackResourceSummaries: found };
    });
  const api = [
    ['physical-AccessLogB67E3A26', 'access'],
    ['physical-usersLog0A1B2C3D', 'users'],
  ];
  expect([...(await groupsOf('thesee-dev', formation()))]).toEqual([...api, ['physical-canaryLog0A1B2C3D', 'canary']]);
  delete stacks['thesee-dev-watch'];
  expect([...(await groupsOf('thesee-dev', formation()))]).toEqual(api);
});
