import type {
  DynamoDBBatchResponse,
  DynamoDBRecord,
  DynamoDBStreamEvent,
  Context as LambdaContext,
  ScheduledEvent,
} from 'aws-lambda';
import { mailIdOf } from '#functions/data/entities/mail.ts';
import { dueMails } from '#functions/data/outbox-queue.ts';
import { log } from '#functions/lib/logger.ts';
import { deliver } from './deliver.ts';

/** Kept of the function's time: no mail is begun that could be cut off in the middle, in milliseconds. */
const lastCall = 15_000;
/** Kept to say that the table was too slow. */
const lastWords = 500;

type Run = Pick<LambdaContext, 'getRemainingTimeInMillis'>;

const hasTime = (run: Run): boolean => run.getRemainingTimeInMillis() >= lastCall;

/** Delivers one mail; false when the table could not be reached. */
const tryToDeliver = async (id: string, run: Run): Promise<boolean> => {
  const now = new Date();
  try {
    await deliver(id, { now, deadline: new Date(now.getTime() + run.getRemainingTimeInMillis() - lastWords) });
    return true;
  } catch (error) {
    log.error('outbox_unreached', error);
    return false;
  }
};

/** The new mails that the table's stream tells of. One that was not delivered comes again with those after it. */
const deliverNew = async (records: readonly DynamoDBRecord[], run: Run): Promise<DynamoDBBatchResponse> => {
  const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
  for (const { dynamodb } of records) {
    const id = mailIdOf(dynamodb?.Keys?.PK?.S ?? '');
    if (!id || (hasTime(run) && (await tryToDeliver(id, run)))) continue;
    batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? '' });
  }
  return { batchItemFailures };
};

/**
 * Sends the mails of the outbox: a new one when the table's stream tells of it, and every minute what is due later, or again.
 * Any number may run at once.
 */
export const handler = async (
  event: DynamoDBStreamEvent | ScheduledEvent,
  run: Run,
): Promise<DynamoDBBatchResponse> => {
  if ('Records' in event) return deliverNew(event.Records, run);
  for await (const id of dueMails(new Date())) {
    if (!hasTime(run)) break;
    await tryToDeliver(id, run);
  }
  return { batchItemFailures: [] };
};
