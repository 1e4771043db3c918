import type { DynamoDBBatchResponse, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Email } from 'postal-mime';
import { Mails, outbox } from '#functions/data/entities/mail.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { StoredMail } from '#functions/data/mail/outbox-queue.ts';
import { handler } from '#functions/mailer/index.ts';
import { asFunction } from './caller.ts';
import { mailsTo } from './mailbox.ts';

const minute = 60_000;

/** Calls the mailer with an event, with its function's rights; it believes that so many milliseconds are left to it. */
export const callMailer = (
  event: DynamoDBStreamEvent | ScheduledEvent,
  left: () => number = () => minute,
): Promise<DynamoDBBatchResponse> => asFunction('mailer', () => handler(event, { getRemainingTimeInMillis: left }));

/** What EventBridge sends every minute. */
export const everyMinute: ScheduledEvent = {
  id: 'test',
  version: '0',
  account: '000000000000',
  time: '',
  region: '',
  resources: [],
  source: 'aws.events',
  'detail-type': 'Scheduled Event',
  detail: {},
};

let lastRun: Promise<unknown> = Promise.resolve();

/** Sends what is due now, as the mailer's schedule would; runs of one test file come one after the other, so that all of it has left. */
export const deliver = async (): Promise<void> => {
  lastRun = lastRun.catch(() => null).then(() => callMailer(everyMinute));
  await lastRun;
};

/** The mails to that address once all that are due have left, oldest first. */
export const receivedBy = async (address: string): Promise<Email[]> => {
  await deliver();
  return mailsTo(address);
};

/** The mails that have not left, the next one first. */
export const waitingMails = async (): Promise<StoredMail[]> => {
  const query = table.build(QueryCommand).entities(Mails).query({ index: 'GSI1', partition: outbox });
  return (await query.send()).Items ?? [];
};
