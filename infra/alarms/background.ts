import { counted, ofMails } from '../metrics.ts';
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
