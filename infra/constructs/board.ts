import { Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IWidget,
  type Metric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { Watched } from '../alarms/alarm.ts';
import { type FunctionName, functions } from '../functions.ts';
import { counted, ofApi, ofFunction, ofMails, ofTable } from '../metrics.ts';
import { indexName } from '../stacks/storage-stack.ts';
import { globalName } from './global-name.ts';

const names = Object.keys(functions) as FunctionName[];
const width = 12;

const graph = (title: string, left: Metric[], right: Metric[] = []): IWidget =>
  new GraphWidget({ title, left, right, width, height: 6 });

/**
 * Throttling by a hot key or by the account's limit:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/TroubleshootingThrottling-cloudwatch.html
 */
const causes = ['ThrottleEvents', 'KeyRangeThroughputThrottleEvents', 'AccountLimitThrottleEvents'];

const refusals = (table: ITableV2): Metric[] =>
  [undefined, indexName].flatMap((index) =>
    ['Read', 'Write'].flatMap((access) => causes.map((cause) => ofTable(`${access}${cause}`, table, index))),
  );

const graphs = ({ api, table, functionOf }: Watched): IWidget[][] => [
  [
    graph(
      'Calls, and those that failed',
      ['Count', '4xx', '5xx'].map((name) => ofApi(name, api)),
    ),
    graph(
      'How long calls take (ms)',
      ['p50', 'p90', 'p99'].map((part) => ofApi('Latency', api, part)),
    ),
  ],
  [
    graph(
      'Failures of each function',
      names.map((name) => ofFunction('Errors', functionOf(name))),
    ),
    graph('Functions at once, and refused', [
      ofFunction('ConcurrentExecutions', undefined, 'Maximum'),
      ofFunction('Throttles'),
    ]),
  ],
  [
    graph('Mails and tasks that stand still, sign-ins refused', [
      counted('MailsRefused', functionOf('mailer')),
      counted('MailsParked', functionOf('mailer')),
      counted('TasksParked', functionOf('tasks')),
      counted('RefusedSignIns', functionOf('auth')),
    ]),
    graph(
      'Mails that came back, and unwanted ones (share of the account)',
      [ofMails('Reputation.BounceRate'), ofMails('Reputation.ComplaintRate')],
      [counted('MailsReturned', functionOf('bounces'))],
    ),
  ],
  [
    graph('The table: read and written', [
      ofTable('ConsumedReadCapacityUnits', table),
      ofTable('ConsumedWriteCapacityUnits', table),
    ]),
    graph('Refused by the table and by its index, and why', refusals(table)),
  ],
  [graph('Prints', [ofFunction('Invocations', functionOf('exports')), ofFunction('Errors', functionOf('exports'))])],
];

/** CloudWatch has no metric for SES's refusals (unverified sender, sandbox), so the board links to the log. */
const aboutMails = (region: string): string => {
  const console = `https://${region}.console.aws.amazon.com/ses/home?region=${region}#`;
  const places = `[sandbox](${console}/account) · [sender](${console}/identities) · [addresses held back](${console}/suppressions)`;
  return `Mails, when “MailsRefused” is not at none: ${places}`;
};

export class Board extends Construct {
  constructor(scope: Construct, id: string, watched: Watched & { alarms: Alarm[]; address: string }) {
    super(scope, id);
    const board = new Dashboard(this, 'Board', { dashboardName: globalName(this, 'figures') });
    const about = `The site: ${watched.address} · what to do about an alarm: infra/README.md, “Runbook”`;
    board.addWidgets(
      new TextWidget({ markdown: `${about}\n\n${aboutMails(Stack.of(this).region)}`, width: 2 * width, height: 2 }),
    );
    board.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms: watched.alarms, width: 2 * width, height: 5 }));
    for (const row of graphs(watched)) board.addWidgets(...row);
  }
}
