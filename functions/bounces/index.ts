import { emailKey } from '#functions/data/entities/credential.ts';
import { askedFor } from '#functions/data/entities/mail.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { cameBack } from '#functions/data/mail/outbox.ts';
import { type Returned, troubleNoted } from '#functions/data/people/mail-trouble.ts';
import { findUser } from '#functions/data/people/users.ts';
import { loadKey } from '#functions/lib/keys/load-key.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { countEvent } from '#functions/lib/logs/count-event.ts';
import { invocation } from '#functions/lib/logs/invocation.ts';
import { log, withFacts } from '#functions/lib/logs/logger.ts';
import { type MailEvent, readEvent } from './event.ts';

/** What an event says of the address for good; null for a server that does not take mails now, or a mail called wanted. */
const troubleOf = (event: MailEvent): Returned | null => {
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
  const isKept = trouble.kind === 'bounce' && !askedFor.has(kind);
  const kept = cameBack({ messageId, kind, userId }, { failure: trouble.kind, universityId, now });
  await commit([troubleNoted(person, trouble)], { now, requestId: cause }, { mails: isKept ? [kept] : [] });
};

/**
 * Notes with a person that mails do not go to their address any more, and keeps the one that came back with those that could not
 * be sent, for their administrators to see. Told twice, it happens once; what went to another address says nothing of theirs.
 */
export const handler = invocation(async (given: unknown): Promise<void> => {
  await loadKey('PSEUDONYM_SECRET');
  const event = readEvent(given);
  if (!event) return log.error('mail_event_unknown', 'unknown');
  const [tag] = event.mail.tags.cause ?? [];
  const cause = tag && Buffer.from(tag, 'base64url').toString();
  return withFacts({ cause }, () => noteReturn(event, cause));
});
