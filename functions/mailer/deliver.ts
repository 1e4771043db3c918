import { askedFor } from '#functions/data/entities/mail.ts';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { later } from '#functions/data/kernel/queue.ts';
import {
  claimMail,
  noteTold,
  parkMail,
  postponeMail,
  removeMail,
  type StoredMail,
} from '#functions/data/mail/outbox-queue.ts';
import { findOwner } from '#functions/data/people/email-claims.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { mayMail } from '#functions/lib/limits/throttle.ts';
import { countEvent } from '#functions/lib/logs/count-event.ts';
import { log, withFacts } from '#functions/lib/logs/logger.ts';
import { pauseEnd } from '#functions/lib/queue-handler.ts';
import { kinds } from './kinds.ts';
import { letterOf } from './letter.ts';
import { NotSent, send } from './send.ts';

const hour = 60 * 60;

const findReceiver = async ({ userId, email }: StoredMail): Promise<StoredUser | null> => {
  const id = userId ?? (email && (await findOwner(email)));
  return id ? findUser(id) : null;
};

/** What a line of the log says of a mail: never to whom by name or address. */
const described = ({ kind, attempts, userId }: StoredMail, person: StoredUser | null) => {
  const receiver = person?.id ?? userId;
  return {
    kind,
    attempt: attempts,
    ...(receiver && { receiver: pseudonym(receiver) }),
    ...(person && { university: person.universityId }),
  };
};

const drop = async (mail: StoredMail, person: StoredUser | null, reason: string, context: WriteContext) => {
  log.info('mail_dropped', { ...described(mail, person), reason });
  await removeMail(mail, context);
};

/** Keeps a mail with those that could not be sent, without trying it: nobody mends that but its receiver and their university. */
const hold = async (mail: StoredMail, person: StoredUser, failure: string, context: WriteContext) => {
  log.info('mail_held', { ...described(mail, person), reason: failure });
  await parkMail(mail, { failure, universityId: person.universityId }, context);
};

const fail = async (mail: StoredMail, person: StoredUser | null, error: unknown, context: WriteContext) => {
  const { now } = context;
  const failure = error instanceof Error ? error.name : 'unknown';
  log.error('mail_failed', error, described(mail, person));
  if (error instanceof NotSent && error.isOurs) countEvent('MailsRefused');
  const isOver = now.toISOString() >= mail.retryUntil || (error instanceof NotSent && error.isFinal);
  if (!isOver) return postponeMail(mail, pauseEnd(mail, now), { failure }, context);
  log.error('mail_parked', failure, described(mail, person));
  countEvent('MailsParked');
  return parkMail(mail, { failure, universityId: person?.universityId }, context);
};

const deliverClaimed = async (mail: StoredMail, context: WriteContext): Promise<void> => {
  const { now } = context;
  const { beyondLimit, holds = () => true } = kinds[mail.kind];
  let person: StoredUser | null = null;
  try {
    person = await findReceiver(mail);
    if (!person) return await drop(mail, person, 'nobody', context);
    if (!(await holds(person, mail))) return await drop(mail, person, 'overtaken', context);
    const to = mail.userId && mail.email ? mail.email : person.email;
    const { mailTrouble } = person;
    if (mailTrouble && to === person.email && !askedFor.has(mail.kind)) {
      return await (beyondLimit === 'drop' ? drop : hold)(mail, person, mailTrouble.kind, context);
    }
    // Counted once, however often it is tried.
    if (mail.attempts === 1 && !(await mayMail(to, mail.kind, now))) {
      if (beyondLimit === 'drop') return await drop(mail, person, 'too_many', context);
      return await postponeMail(mail, later(now, hour), { attempts: 0 }, context);
    }
    await send(to, await letterOf(mail, person, context), {
      person: person.id,
      kind: mail.kind,
      cause: mail.requestId,
    });
  } catch (error) {
    return fail(mail, person, error, context);
  }
  const isGone = await removeMail(mail, context);
  // A new decision came in just as this one left: it is held against what they have been told.
  if (!isGone && mail.before) await noteTold(mail, person.status, context);
};

/**
 * Sends one mail of the outbox, if it may leave and nobody else is sending it, and takes it out. A failure is tried again for
 * a day, then parked. Throws when the table cannot be reached; the mail then comes back when its lease has ended.
 *
 * Between SES's yes and our note of it lies a window in which a crash, or an answer that is lost, has the mail sent twice. It
 * cannot be closed, since SES knows no idempotency; a mail twice is better than none.
 */
export const deliver = async (id: string, context: WriteContext): Promise<void> => {
  const mail = await claimMail(id, context);
  if (mail) await withFacts({ cause: mail.requestId }, () => deliverClaimed(mail, context));
};
