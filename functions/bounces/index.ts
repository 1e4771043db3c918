import type { Context as LambdaContext } from 'aws-lambda';
import { emailKey } from '#functions/data/entities/credential.ts';
import { passingKinds } from '#functions/data/entities/mail.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { parkBouncedChange } from '#functions/data/mail/outbox.ts';
import { noteMailTroubleChange, type ReturnedMail } from '#functions/data/people/mail-trouble.ts';
import { findUser } from '#functions/data/people/users.ts';
import { fenceBy, fenced } from '#functions/data/universities/routes.ts';
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

const noteReturn = async (event: MailEvent, cause: string | undefined): Promise<void> => {
  const now = new Date();
  const { messageId, destination, tags } = event.mail;
  const [[to], [userId], [kind], [sender]] = [destination, tags.person, tags.kind, tags['ses:configuration-set']];
  const trouble = troubleOf(event);
  // All cells hear of it; the one that sent the mail counts it.
  if (sender === env('MAIL_CONFIGURATION')) {
    countEvent('MailsReturned');
    log.info('mail_returned', {
      kind,
      receiver: pseudonym(userId),
      type: event.eventType,
      isForGood: trouble !== null,
    });
  }

  const person = trouble && (await findUser(userId));
  if (!trouble || !person || emailKey(person.email) !== emailKey(to)) return;
  const { universityId } = person;
  fenceBy(universityId);
  const isKept = trouble.kind === 'bounce' && !passingKinds.has(kind);
  const kept = parkBouncedChange({ messageId, kind, userId }, { failure: trouble.kind, universityId, now });
  await commit([noteMailTroubleChange(person, trouble)], { now, requestId: cause }, { mails: isKept ? [kept] : [] });
};

/** The cell that has the receiver now hears of it, too. */
const dropIfMoved = (error: unknown): void => {
  if (!(error instanceof AppError && error.code === 'misdirected')) throw error;
  log.info('mail_returned_elsewhere');
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
  return withFacts({ cause }, () => fenced(() => noteReturn(event, cause), deadline).catch(dropIfMoved));
});
