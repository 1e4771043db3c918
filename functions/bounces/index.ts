import { emailKey } from '#functions/data/entities/credential.ts';
import { passingKinds } from '#functions/data/entities/mail.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { parkBouncedChange } from '#functions/data/mail/outbox.ts';
import { noteMailTroubleChange, type ReturnedMail } from '#functions/data/people/mail-trouble.ts';
import { findUser } from '#functions/data/people/users.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { loadKey } from '#functions/lib/keys/secrets-manager.ts';
import { invocation } from '#functions/lib/lambda/invocation.ts';
import { countEvent } from '#functions/lib/logs/count-event.ts';
import { log, withFacts } from '#functions/lib/logs/logger.ts';
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
  countEvent('MailsReturned');
  const { messageId, destination, tags } = event.mail;
  const [[to], [userId], [kind]] = [destination, tags.person, tags.kind];
  const trouble = troubleOf(event);
  log.info('mail_returned', { kind, receiver: pseudonym(userId), type: event.eventType, isForGood: trouble !== null });

  const person = trouble && (await findUser(userId));
  if (!trouble || !person || emailKey(person.email) !== emailKey(to)) return;
  const { universityId } = person;
  const isKept = trouble.kind === 'bounce' && !passingKinds.has(kind);
  const kept = parkBouncedChange({ messageId, kind, userId }, { failure: trouble.kind, universityId, now });
  await commit([noteMailTroubleChange(person, trouble)], { now, requestId: cause }, { mails: isKept ? [kept] : [] });
};

/** Idempotent; ignores events for a user's former address. */
export const handler = invocation(async (given: unknown): Promise<void> => {
  await loadKey('PSEUDONYM_SECRET');
  const event = readEvent(given);
  if (!event) return log.error('mail_event_unknown', 'unknown');
  const [tag] = event.mail.tags.cause ?? [];
  const cause = tag && Buffer.from(tag, 'base64url').toString();
  return withFacts({ cause }, () => noteReturn(event, cause));
});
