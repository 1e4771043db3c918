import type { Context as LambdaContext } from 'aws-lambda';
import { emailKey } from '#functions/data/entities/credential.ts';
import { passingKinds } from '#functions/data/entities/mail.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { namedCell } from '#functions/data/kernel/fence.ts';
import { parkBouncedChange } from '#functions/data/mail/outbox.ts';
import { noteMailTroubleChange, type ReturnedMail } from '#functions/data/people/mail-trouble.ts';
import { findUser } from '#functions/data/people/users.ts';
import { fenceBy, fenced, findRoute, neverMoved } from '#functions/data/universities/routes.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { deadlineOf, invocation } from '#functions/lib/lambda/invocation.ts';
import { countEvent } from '#functions/lib/logs/count-event.ts';
import { log, withFacts } from '#functions/lib/logs/logger.ts';
import { AppError } from '#shared/errors.ts';
import { type MailEvent, readEvent } from './event.ts';

/** Null for a temporary bounce or a "not spam" complaint. */
const troubleOf = (event: MailEvent): ReturnedMail | null => {
  const sentAt = event.mail.timestamp;
  if (event.eventType === 'Bounce' && event.bounce.bounceType === 'Permanent') {
    return { kind: 'bounce', at: event.bounce.timestamp, sentAt };
  }
  if (event.eventType === 'Complaint' && event.complaint.complaintFeedbackType !== 'not-spam') {
    return { kind: 'complaint', at: event.complaint.timestamp, sentAt };
  }
  return null;
};

/**
 * The cell that has the receiver hears of the mail, too. Throws while they are about to come to this one: the other may have heard of it
 * in the seconds in which it writes nothing of them. Lambda then tries again, a minute and three minutes later.
 */
const leaveToOtherCell = async (universityId: string | undefined): Promise<void> => {
  const { state, heldUntil = '' } = universityId ? await findRoute(universityId) : neverMoved;
  // It may have come since the fence looked.
  if (state !== 'moved' || heldUntil > new Date().toISOString()) throw new AppError('unavailable');
  log.info('mail_returned_elsewhere');
};

const noteTrouble = async ({ mail }: MailEvent, trouble: ReturnedMail, context: WriteContext): Promise<void> => {
  const { messageId, destination, tags } = mail;
  const [[to], [userId], [kind]] = [destination, tags.person, tags.kind];
  const person = await findUser(userId);
  if (!person || emailKey(person.email) !== emailKey(to)) return;
  const { universityId } = person;
  fenceBy(universityId);
  const isKept = trouble.kind === 'bounce' && !passingKinds.has(kind);
  const { now } = context;
  const kept = parkBouncedChange({ messageId, kind, userId }, { failure: trouble.kind, universityId, now });
  try {
    await commit([noteMailTroubleChange(person, trouble)], context, { mails: isKept ? [kept] : [] });
  } catch (error) {
    if (!namedCell(error)) throw error;
    await leaveToOtherCell(universityId);
  }
};

const noteReturn = async (event: MailEvent, cause: string | undefined): Promise<void> => {
  const now = new Date();
  const { person, kind: kinds, 'ses:configuration-set': sets } = event.mail.tags;
  const [[userId], [kind], [sender]] = [person, kinds, sets];
  const trouble = troubleOf(event);
  if (trouble) await noteTrouble(event, trouble, { now, requestId: cause });
  // All cells hear of it; the one that sent the mail counts it, once it is noted.
  if (sender !== env('MAIL_CONFIGURATION')) return;
  countEvent('MailsReturned');
  log.info('mail_returned', { kind, receiver: pseudonym(userId), type: event.eventType, isForGood: trouble !== null });
};

type Run = Partial<Pick<LambdaContext, 'getRemainingTimeInMillis' | 'awsRequestId'>>;

/** Idempotent; ignores events for a user's former address. Waits while the user's university is held. */
export const handler = invocation(async (given: unknown, run: Run = {}): Promise<void> => {
  await loadKey('PSEUDONYM_SECRET');
  const event = readEvent(given);
  if (!event) return log.error('mail_event_unknown', 'unknown');
  const [tag] = event.mail.tags.cause ?? [];
  const cause = tag && Buffer.from(tag, 'base64url').toString();
  const deadline = deadlineOf(new Date(), run.getRemainingTimeInMillis?.());
  return withFacts({ cause }, () => fenced(() => noteReturn(event, cause), deadline));
});
