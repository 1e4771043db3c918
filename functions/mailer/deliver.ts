import { awaitedKinds } from '#functions/data/entities/mail.ts';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { later } from '#functions/data/kernel/queue.ts';
import {
  leaseMail,
  parkMail,
  postponeMail,
  removeMail,
  type StoredMail,
  storeToldStatus,
} from '#functions/data/mail/outbox-queue.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { retryAt } from '#functions/lib/lambda/queue-handler.ts';
import type { Outcome } from '#functions/lib/lambda/rounds.ts';
import { mayMail } from '#functions/lib/limits/throttle.ts';
import { countEvent } from '#functions/lib/logs/count-event.ts';
import { log, withFacts } from '#functions/lib/logs/logger.ts';
import { hourSeconds } from '#shared/limits.ts';
import { kinds } from './kinds.ts';
import { composeLetter } from './letter.ts';
import { findReceiver } from './receiver.ts';
import { NotSent, send } from './send.ts';

const logFields = ({ kind, attempts, userId }: StoredMail, person: StoredUser | null) => {
  const receiver = person?.id ?? userId;
  return {
    kind,
    attempt: attempts,
    ...(receiver && { receiver: pseudonym(receiver) }),
    ...(person && { university: person.universityId }),
  };
};

const dropMail = async (mail: StoredMail, person: StoredUser | null, reason: string, context: WriteContext) => {
  log.info('mail_dropped', { ...logFields(mail, person), reason });
  await removeMail(mail, context);
};

/** Retries cannot help: somebody must correct the receiver's address first. */
const park = async (mail: StoredMail, person: StoredUser, failure: string, context: WriteContext) => {
  log.info('mail_held', { ...logFields(mail, person), reason: failure });
  await parkMail(mail, { failure, universityId: person.universityId }, context);
};

const fail = async (mail: StoredMail, person: StoredUser | null, error: unknown, context: WriteContext) => {
  const { now } = context;
  const failure = error instanceof Error ? error.name : 'unknown';
  log.error('mail_failed', error, logFields(mail, person));
  if (error instanceof NotSent && error.isOurs) countEvent('MailsRefused');
  const isOver = now.toISOString() >= mail.retryUntil || (error instanceof NotSent && error.isFinal);
  if (!isOver) return postponeMail(mail, retryAt(mail, now), { failure }, context);
  if (mail.message) return dropMail(mail, person, 'undelivered', context);
  log.error('mail_parked', failure, logFields(mail, person));
  countEvent('MailsParked');
  return parkMail(mail, { failure, universityId: person?.universityId }, context);
};

const deliverClaimed = async (mail: StoredMail, context: WriteContext): Promise<void> => {
  const { now } = context;
  const { beyondLimit, isCurrent = () => true } = kinds[mail.kind];
  let person: StoredUser | null = null;
  try {
    person = await findReceiver(mail);
    if (!person) return await dropMail(mail, person, 'nobody', context);
    if (!(await isCurrent(person, mail, now))) return await dropMail(mail, person, 'overtaken', context);
    const to = mail.userId && mail.email ? mail.email : person.email;
    const { mailTrouble } = person;
    if (mailTrouble && to === person.email && !awaitedKinds.has(mail.kind)) {
      return await (beyondLimit === 'drop' ? dropMail : park)(mail, person, mailTrouble.kind, context);
    }
    if (mail.attempts === 1 && !(await mayMail(to, mail.kind, now))) {
      if (beyondLimit === 'drop') return await dropMail(mail, person, 'too_many', context);
      return await postponeMail(mail, later(now, hourSeconds), { attempts: 0 }, context);
    }
    await send(to, await composeLetter(mail, person, context), {
      person: person.id,
      kind: mail.kind,
      cause: mail.requestId,
    });
  } catch (error) {
    return fail(mail, person, error, context);
  }
  const isRemoved = await removeMail(mail, context);
  // A decision made while this mail was being sent is compared with the status that the user was told.
  if (!isRemoved && mail.before) await storeToldStatus(mail, person.status, context);
};

/**
 * Refuses a mail that is not due, or leased. Failures are retried for a day, then parked. Throws when the table
 * cannot be reached; the mail is due again when its lease ends. Delivery is at least once: SES has no idempotency key,
 * so a crash between its reply and our removal sends the mail again.
 */
export const deliver = async (id: string, context: WriteContext): Promise<Outcome> => {
  const mail = await leaseMail(id, context);
  if (!mail) return 'refused';
  await withFacts({ cause: mail.requestId }, () => deliverClaimed(mail, context));
  return 'done';
};
