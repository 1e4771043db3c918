import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IBackupVault } from 'aws-cdk-lib/aws-backup';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type FunctionName, functions } from './functions.ts';
import { counted, ofApi, ofCertificate, ofCopies, ofFunction, ofMails, ofTable } from './metrics.ts';

/** Headings of the runbook, as its addresses name them: what an alarm means, how to look, how to end it, how to know. */
export type Runbook =
  | 'a-function-fails'
  | 'the-api-answers-with-errors'
  | 'the-api-is-slow'
  | 'functions-are-refused'
  | 'the-table-refuses'
  | 'mails-come-back'
  | 'mails-are-parked'
  | 'mails-are-refused'
  | 'tasks-are-parked'
  | 'many-sign-ins-are-refused'
  | 'a-schedule-stands-still'
  | 'the-canary-fails'
  | 'the-certificate-ends-soon'
  | 'a-copy-is-missing'
  | 'the-budget-is-spent';

export type Alarm = {
  name: string;
  metric: Metric;
  /** It goes off when the figure is this or more; with `below`, when it is less. */
  threshold: number;
  below?: true;
  /** How many figures in a row; one, unless said. */
  times?: number;
  /** No figure at all is as bad as a bad one. */
  silenceIsBad?: true;
  /** Who suffers, and how. */
  suffers: string;
  runbook: Runbook;
  /** The function whose log says more. */
  logs?: IFunction;
};

export type Watched = {
  api: HttpApi;
  table: ITableV2;
  functionOf: (name: FunctionName) => IFunction;
  /** How many functions the account runs at once. */
  functionsAtOnce: number;
};

const names = Object.keys(functions) as FunctionName[];
/** Those that the clock calls every minute. */
const scheduled = ['mailer', 'tasks'] as const satisfies readonly FunctionName[];

/** Whatever can go wrong in the region of a stage without anybody of ours looking. */
export const alarms = ({ api, table, functionOf, functionsAtOnce }: Watched): Alarm[] => [
  ...names.map(
    (name): Alarm => ({
      name: `${name}-fails`,
      metric: ofFunction('Errors', functionOf(name)),
      threshold: 1,
      suffers: functions[name].errorImpact,
      runbook: 'a-function-fails',
      logs: functionOf(name),
    }),
  ),
  ...scheduled.map(
    (name): Alarm => ({
      name: `${name}-stands-still`,
      metric: ofFunction('Invocations', functionOf(name)),
      threshold: 1,
      below: true,
      times: 2,
      silenceIsBad: true,
      suffers: functions[name].errorImpact,
      runbook: 'a-schedule-stands-still',
      logs: functionOf(name),
    }),
  ),
  {
    name: 'api-errors',
    metric: ofApi('5xx', api),
    threshold: 5,
    suffers: 'People read that something went wrong, and what they just did may not be kept.',
    runbook: 'the-api-answers-with-errors',
  },
  {
    name: 'api-slow',
    metric: ofApi('Latency', api, 'p99'),
    // A print takes seconds; of all calls it is rarely the hundredth.
    threshold: 5000,
    times: 3,
    suffers: 'Everybody waits; on a phone, pages seem to hang.',
    runbook: 'the-api-is-slow',
  },
  {
    name: 'functions-throttled',
    metric: ofFunction('Throttles'),
    threshold: 1,
    suffers: 'Some calls are refused until others have ended; the site tries again, and people wait.',
    runbook: 'functions-are-refused',
  },
  {
    name: 'functions-at-once',
    metric: ofFunction('ConcurrentExecutions', undefined, 'Maximum'),
    threshold: Math.max(1, Math.floor(functionsAtOnce * 0.8)),
    suffers: 'Nobody yet: four fifths of what the account runs at once are in use, and beyond that calls are refused.',
    runbook: 'functions-are-refused',
  },
  ...(['ReadThrottleEvents', 'WriteThrottleEvents'] as const).map(
    (metric): Alarm => ({
      name: metric === 'ReadThrottleEvents' ? 'table-reads-throttled' : 'table-writes-throttled',
      metric: ofTable(metric, table),
      threshold: 10,
      suffers: 'Calls wait for the table or fail; ratings stay on the device until they are taken.',
      runbook: 'the-table-refuses',
    }),
  ),
  {
    name: 'mails-bounce',
    metric: ofMails('Reputation.BounceRate'),
    // SES reviews a sender at five per cent and may stop them at ten.
    threshold: 0.05,
    suffers: 'People who gave a wrong address get nothing; if it goes on, AWS stops all mails of the account.',
    runbook: 'mails-come-back',
  },
  {
    name: 'mails-unwanted',
    metric: ofMails('Reputation.ComplaintRate'),
    threshold: 0.001,
    suffers: 'Somebody calls our mails unwanted; if it goes on, AWS stops all mails of the account.',
    runbook: 'mails-come-back',
  },
  {
    name: 'mails-returned',
    metric: counted('MailsReturned', functionOf('bounces')),
    threshold: 20,
    suffers: 'Many mails come back at once: those people get nothing, and AWS may stop all mails of the account.',
    runbook: 'mails-come-back',
    logs: functionOf('bounces'),
  },
  {
    name: 'mails-refused',
    metric: counted('MailsRefused', functionOf('mailer')),
    threshold: 1,
    suffers: 'Nobody can be mailed, or nobody but testers: SES does not send for our domain, or is in its sandbox.',
    runbook: 'mails-are-refused',
    logs: functionOf('mailer'),
  },
  {
    name: 'mails-parked',
    metric: counted('MailsParked', functionOf('mailer')),
    threshold: 1,
    suffers: 'Somebody waits for a mail that has been tried for a day, or that their address will never take.',
    runbook: 'mails-are-parked',
    logs: functionOf('mailer'),
  },
  {
    name: 'tasks-parked',
    metric: counted('TasksParked', functionOf('tasks')),
    threshold: 1,
    suffers: 'A deletion, a move of members or an import has failed ten times and does not get done.',
    runbook: 'tasks-are-parked',
    logs: functionOf('tasks'),
  },
  {
    name: 'sign-ins-refused',
    metric: counted('RefusedSignIns', functionOf('auth')),
    threshold: 200,
    suffers: 'Perhaps nobody: somebody may be trying passwords, or a page may send wrong ones.',
    runbook: 'many-sign-ins-are-refused',
    logs: functionOf('auth'),
  },
];

/** What the account that tries the product tells, where there is one. */
export const canaryAlarms = (canary: IFunction): Alarm[] => [
  {
    name: 'canary-fails',
    metric: ofFunction('Errors', canary),
    threshold: 1,
    times: 2,
    suffers: 'Candidates can probably not sign in or open their assessments.',
    runbook: 'the-canary-fails',
    logs: canary,
  },
  {
    name: 'canary-silent',
    metric: ofFunction('Invocations', canary),
    threshold: 1,
    below: true,
    times: 3,
    silenceIsBad: true,
    suffers: 'Nobody, but nobody would learn of it from us: the account that tries the product does not try.',
    runbook: 'the-canary-fails',
    logs: canary,
  },
];

/** What becomes of the weekly copies, where a stage has them; `isCopiedOn`: each into a vault elsewhere, too. */
export const copyAlarms = (vault: IBackupVault, isCopiedOn: boolean): Alarm[] => [
  {
    name: 'copy-missing',
    metric: ofCopies('NumberOfBackupJobsCompleted', vault),
    threshold: 1,
    below: true,
    // No alarm looks back further than a week.
    times: 7,
    silenceIsBad: true,
    suffers: 'Nobody yet: a lost account, or a mistake that is noticed after 35 days, would cost a week more.',
    runbook: 'a-copy-is-missing',
  },
  ...Object.entries({
    'copy-fails': 'NumberOfBackupJobsFailed',
    ...(isCopiedOn && { 'copy-elsewhere-fails': 'NumberOfCopyJobsFailed' }),
  }).map(
    ([name, metric]): Alarm => ({
      name,
      metric: ofCopies(metric, vault),
      threshold: 1,
      suffers: 'Nobody yet: this week’s copy of the table is not where it should be.',
      runbook: 'a-copy-is-missing',
    }),
  ),
];

/** Where CloudFront keeps it. */
export const certificateAlarms = (certificateArn: string): Alarm[] => [
  {
    name: 'certificate-ends',
    metric: ofCertificate(certificateArn),
    threshold: 30,
    below: true,
    suffers: 'Nobody yet: when it ends, browsers refuse the site to everybody.',
    runbook: 'the-certificate-ends-soon',
  },
];
