import { mailIdAt, mailQueue } from '#functions/data/entities/mail.ts';
import { dueMails } from '#functions/data/mail/outbox-queue.ts';
import { queueHandler } from '#functions/lib/lambda/queue-handler.ts';
import { deliver } from './deliver.ts';
import { universitiesOfMail } from './receiver.ts';

export const handler = queueHandler({
  idOf: mailIdAt,
  turnOf: mailQueue.turnOf,
  universitiesOf: universitiesOfMail,
  dueTurns: dueMails,
  handle: deliver,
  unreached: 'outbox_unreached',
});
