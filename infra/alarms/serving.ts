import { type FunctionName, functions } from '../functions.ts';
import { counted, ofApi, ofFunction, ofMails, ofTable } from '../metrics.ts';
import { indexName } from '../stacks/storage-stack.ts';
import type { Alarm, Watched } from './alarm.ts';

export const backgroundAlarms = ({ functionOf }: Pick<Watched, 'functionOf'>): Alarm[] => [
  {
    name: 'mails-bounce',
    metric: ofMails('Reputation.BounceRate'),
    // SES reviews a sender at 5 % and may suspend it at 10 %.
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
    suffers: 'Nobody can be mailed, or nobody but testers: SES does not send for our domain, or is in its sandbox.',
    runbook: 'mails-are-refused',
    logs: functionOf('mailer'),
  },
  {
    name: 'mails-parked',
    metric: counted('MailsParked', functionOf('mailer')),
    suffers: 'Somebody waits for a mail that has been tried for a day, or that their address will never take.',
    runbook: 'mails-are-parked',
    logs: functionOf('mailer'),
  },
  {
    name: 'tasks-parked',
    metric: counted('TasksParked', functionOf('tasks')),
    suffers: 'A deletion, a move of members or an import has failed ten times and does not get done.',
    runbook: 'tasks-are-parked',
    logs: functionOf('tasks'),
  },
];

const names = Object.keys(functions) as FunctionName[];
const scheduled = ['mailer', 'tasks'] as const satisfies readonly FunctionName[];

const throttled = {
  table: 'Calls wait for the table or fail; ratings stay on the device until they are taken.',
  index:
    'Lists of members, mails and tasks wait or fail; while an index does not follow, the table takes no writes either.',
};

export const servingAlarms = ({ api, table, functionOf, functionsAtOnce }: Watched): Alarm[] => [
  ...names.map(
    (name): Alarm => ({
      name: `${name}-fails`,
      metric: ofFunction('Errors', functionOf(name)),
      suffers: functions[name].errorImpact,
      runbook: 'a-function-fails',
      logs: functionOf(name),
    }),
  ),
  ...scheduled.map(
    (name): Alarm => ({
      name: `${name}-stands-still`,
      metric: ofFunction('Invocations', functionOf(name)),
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
    // Milliseconds. A PDF takes seconds, but PDFs are rarely one call in a hundred, so they hardly affect the p99.
    threshold: 5000,
    times: 3,
    suffers: 'Everybody waits; on a phone, pages seem to hang.',
    runbook: 'the-api-is-slow',
  },
  {
    name: 'functions-throttled',
    metric: ofFunction('Throttles'),
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
  ...(['table', 'index'] as const).flatMap((part) =>
    (['Read', 'Write'] as const).map(
      (access): Alarm => ({
        name: `${part}-${access.toLowerCase()}s-throttled`,
        metric: ofTable(`${access}ThrottleEvents`, table, part === 'index' ? indexName : undefined),
        threshold: 10,
        suffers: throttled[part],
        runbook: 'the-table-refuses',
      }),
    ),
  ),
  {
    name: 'sign-ins-refused',
    metric: counted('RefusedSignIns', functionOf('auth')),
    threshold: 200,
    suffers: 'Perhaps nobody: somebody may be trying passwords, or a page may send wrong ones.',
    runbook: 'many-sign-ins-are-refused',
    logs: functionOf('auth'),
  },
];
