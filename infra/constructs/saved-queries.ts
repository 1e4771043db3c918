import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

type Logs = 'all' | 'access' | 'mails' | 'tasks';
type Query = readonly [logs: Logs, ...lines: string[]];

/** Saved in the console for operators; the runbook names them. */
const queries: Readonly<Record<string, Query>> = {
  'one call': [
    'all',
    'fields @timestamp, @log, event, route, status, ms, error, @message',
    'filter @message like "PUT-THE-REFERENCE-HERE"',
    'sort @timestamp asc',
    'limit 1000',
  ],
  'one person': [
    'all',
    'fields @timestamp, event, route, status, ms, error, requestId',
    'filter @message like "PUT-THE-PSEUDONYM-HERE"',
    'sort @timestamp asc',
    'limit 1000',
  ],
  'failures by route': [
    'access',
    'filter status >= 500',
    'stats count() as failures by route, status, error, gatewayErrorType',
    'sort failures desc',
  ],
  'slowest calls': [
    'access',
    'stats max(ms) as longest, pct(ms, 99) as p99, count() as calls by route',
    'sort longest desc',
    'limit 30',
  ],
  'mails that failed': [
    'mails',
    'fields @timestamp, event, kind, type, error, receiver, cause',
    'filter event in ["mail_failed", "mail_parked", "mail_returned"]',
    'sort @timestamp desc',
    'limit 200',
  ],
  'tasks parked': [
    'tasks',
    'fields @timestamp, event, kind, step, attempt, error, subject, cause',
    'filter event in ["task_failed", "task_parked"]',
    'sort @timestamp desc',
    'limit 200',
  ],
};

export class SavedQueries extends Construct {
  constructor(scope: Construct, id: string, { folder, groups }: { folder: string; groups: Record<Logs, string[]> }) {
    super(scope, id);
    for (const [name, [logs, ...lines]] of Object.entries(queries)) {
      new CfnQueryDefinition(this, name, {
        name: `${folder}/${name}`,
        queryString: lines.join('\n| '),
        logGroupNames: groups[logs],
      });
    }
  }
}
