import { setTimeout as pause } from 'node:timers/promises';
import type { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import {
  type CloudWatchLogsClient,
  GetQueryResultsCommand,
  LimitExceededException,
  type ResultField,
  StartQueryCommand,
  StopQueryCommand,
} from '@aws-sdk/client-cloudwatch-logs';
import { resourcesOf } from '#scripts/operations/stage/resources-of.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import type { LogLine, Logs } from './lines.ts';

export type Groups = ReadonlyMap<string, string>;

/** Of the cell whose stacks' names begin with `prefix`. Empty for a stack that does not exist. */
export const groupsOf = async (prefix: string, client: CloudFormationClient): Promise<Groups> => {
  const groups = new Map<string, string>();
  for (const part of ['api', 'watch']) {
    for (const { logicalId, name } of (await resourcesOf(`${prefix}-${part}`, 'AWS::Logs::LogGroup', client)) ?? []) {
      const [, label = logicalId] = /^(\w+)Log[0-9A-F]{8}$/.exec(logicalId) ?? [];
      groups.set(name, label === 'Access' ? 'access' : label);
    }
  }
  return groups;
};

// https://docs.aws.amazon.com/AmazonCloudWatchLogs/latest/APIReference/API_StartQuery.html
const mostGroups = 50;
const mostLines = 10_000;
const pollMs = 1_000;
const patienceMs = 5 * 60_000;

export type Pace = { wait: () => Promise<unknown>; isOver: () => boolean };

const realPace = (): Pace => {
  const end = Date.now() + patienceMs;
  return { wait: () => pause(pollMs), isOver: () => Date.now() > end };
};

/** Waits while the account runs its maximum of queries (30, dashboards included). */
const start = async (client: CloudWatchLogsClient, query: StartQueryCommand, pace: Pace): Promise<string> => {
  for (;;) {
    try {
      return (await client.send(query)).queryId ?? '';
    } catch (error) {
      if (!(error instanceof LimitExceededException)) throw error;
      if (pace.isOver())
        throw new CommandError('CloudWatch runs as many queries as it may: close dashboards, try again.');
      await pace.wait();
    }
  }
};

const resultsOf = async (client: CloudWatchLogsClient, queryId: string, pace: Pace): Promise<ResultField[][]> => {
  for (;;) {
    const { status, results = [] } = await client.send(new GetQueryResultsCommand({ queryId }));
    if (status === 'Complete') return results;
    if (status !== 'Scheduled' && status !== 'Running') {
      throw new CommandError(`CloudWatch ended the query (${status}): name a shorter time by --since.`);
    }
    if (pace.isOver()) {
      await client.send(new StopQueryCommand({ queryId }));
      throw new CommandError('CloudWatch has not answered for five minutes: name a shorter time by --since.');
    }
    await pace.wait();
  }
};

const lineOf = (groups: Groups, row: readonly ResultField[]): LogLine => {
  const {
    '@timestamp': time = '',
    '@message': text = '',
    '@log': group = '',
  } = Object.fromEntries(row.map(({ field = '', value = '' }) => [field, value]));
  // `@timestamp` is `2026-11-26 05:00:00.000`, in UTC; `@log` is `<account>:<log group>`.
  const log = groups.get(group.slice(group.indexOf(':') + 1)) ?? group;
  return { at: Date.parse(`${time.replace(' ', 'T')}Z`), log, text };
};

/**
 * CloudWatch Logs Insights takes seconds and costs by the data read.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/CWL_QuerySyntax-Filter.html
 */
export const cloudLogs = (client: CloudWatchLogsClient, groups: Groups, maps: string, paceOf = realPace): Logs => ({
  find: async ({ texts, since, until }) => {
    const filter = texts.map((text) => `@message like ${JSON.stringify(text)}`).join(' or ');
    const names = [...groups.keys()];
    const lines: LogLine[] = [];
    for (let from = 0; from < names.length; from += mostGroups) {
      const query = new StartQueryCommand({
        logGroupNames: names.slice(from, from + mostGroups),
        startTime: Math.floor(since / 1000),
        endTime: Math.ceil(until / 1000),
        queryString: `fields @timestamp, @message, @log | filter ${filter} | sort @timestamp asc | limit ${mostLines}`,
      });
      const pace = paceOf();
      const rows = await resultsOf(client, await start(client, query, pace), pace);
      if (rows.length === mostLines)
        throw new CommandError('More lines than CloudWatch gives: name a shorter time by --since.');
      lines.push(...rows.map((row) => lineOf(groups, row)));
    }
    return lines.sort((a, b) => a.at - b.at);
  },
  delay: 'Lines reach CloudWatch within a minute or two: ask again then.',
  maps,
});
