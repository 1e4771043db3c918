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

export const callMailer = (
  event: DynamoDBStreamEvent | ScheduledEvent,
  left: () => number = () => minute,
): Promise<DynamoDBBatchResponse> => asFunction('mailer', () => handler(event, { getRemainingTimeInMillis: left }));

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

/** Runs of a test file are serialized, so every due mail has left. */
export const deliver = async (): Promise<void> => {
  lastRun = lastRun.catch(() => null).then(() => callMailer(everyMinute));
  await lastRun;
};

/** Delivers due mails first; oldest first. */
export const receivedBy = async (address: string): Promise<Email[]> => {
  await deliver();
  return mailsTo(address);
};

export const waitingMails = async (): Promise<StoredMail[]> => {
  const query = table.build(QueryCommand).entities(Mails).query({ index: 'GSI1', partition: outbox });
  return (await query.send()).Items ?? [];
};
