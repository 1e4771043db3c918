import { $add, $get, $remove } from 'dynamodb-toolbox/entity/actions/update';
import {
  type MailKind,
  Mails,
  mailIdFor,
  mailQueue,
  outbox,
  parkedOf,
  parkedSortOf,
  type Receiver,
} from '#functions/data/entities/mail.ts';
import { type Change, deleteChange, putChange, updateChange } from '#functions/data/kernel/change.ts';
import { newMailName } from '#functions/data/kernel/ids.ts';
import { due, later } from '#functions/data/kernel/queue.ts';
import { daySeconds, parkedMailDays, visitorMessageDays } from '#shared/limits.ts';
import type { Status } from '#shared/lists.ts';
import type { CvMessage } from '#shared/schemas/cv-contact.ts';

type None = Readonly<Record<never, never>>;

/** Everything else (user, university, links) is read or made by the mailer when it sends. */
export type MailFacts = {
  /** Carries the link that confirms the address (D59). */
  registrationReceived: None;
  accountExists: None;
  invitation: None;
  resetPassword: None;
  passwordChanged: None;
  /** `before` is the status the user last heard of, so that a decision that is undone sends no mail. */
  accepted: { before: Status };
  rejected: { before: Status };
  /** Goes to `email`, the address to confirm. */
  confirmAddress: { email: string };
  /** Goes to `email`, the former address. */
  addressChanged: { email: string };
  /** A renewal cookie was used twice (D55). */
  sessionEnded: None;
  sessionsEnded: None;
  factorOn: None;
  factorOff: None;
  factorDropped: None;
  recoveryCodeUsed: None;
  /** To an administrator; the number of requests is read when it is sent. */
  requestsWait: None;
  leaving: { until: string };
  absent: { until: string };
  /** The account of an absent user is kept, because nobody can replace its user. */
  needed: None;
  archiveReady: { until: string };
  remindAssessment: None;
  remindDoctorate: None;
  remindEnding: None;
  cvContact: { message: CvMessage };
};

/** `after` is in seconds. `replaces` names the mail: it replaces an unsent one of that name to the same receiver. */
type Options = { now: Date; after?: number; replaces?: string };

/** `kept` is in days. */
const dueFrom = (id: string, now: Date, { after = 0, kept = parkedMailDays } = {}) => {
  return {
    ...due(mailQueue, id, later(now, after)),
    // A failing mail is retried for a day, then parked (D57).
    retryUntil: later(now, after + daySeconds).toISOString(),
    ttl: Math.ceil(now.getTime() / 1000) + kept * daySeconds,
    GSI1PK: outbox,
  };
};

/** Resets a mail for another round of attempts; bumping the version invalidates a worker's lease. */
const untried = { attempts: 0, version: $add(1), failure: $remove(), parkedAt: $remove() };

/**
 * Part of its cause's transaction: `commit(changes, context, { mails: [mail('passwordChanged', { userId }, {},
 * context)] })`. It is sent once, after that transaction. The mailer enforces the limit per receiver and kind (D45).
 */
export const mailChange = <K extends MailKind>(
  kind: K,
  to: Receiver,
  facts: MailFacts[K],
  { now, after, replaces }: Options,
): Change => {
  // A visitor’s text is deleted even when the mailer stands still (119).
  const kept = 'message' in facts ? visitorMessageDays : parkedMailDays;
  const id = mailIdFor(to, replaces ?? newMailName());
  const about = { ...to, ...facts, kind, createdAt: now.toISOString(), id, ...dueFrom(id, now, { after, kept }) };
  if (replaces === undefined) {
    return putChange(Mails, { ...about, attempts: 0, version: 1 });
  }
  // A replaced decision was never sent, so the status that the user last heard of stays.
  const before = 'before' in facts ? { before: $get('before', facts.before) } : {};
  return updateChange(Mails, { ...about, ...before, ...untried });
};

/** Idempotent by the message id. */
export const parkBouncedChange = (
  { messageId, kind, userId }: { messageId: string; kind: MailKind; userId: string },
  { failure, universityId, now }: { failure: string; universityId: string | undefined; now: Date },
): Change => {
  const at = now.toISOString();
  const id = mailIdFor({ userId }, `returned-${messageId}`);
  const parked = { failure, parkedAt: at, GSI1PK: parkedOf(universityId), GSI1SK: parkedSortOf(id, at) };
  return putChange(Mails, {
    ...{ id, kind, userId, createdAt: at, attempts: 1, version: 1 },
    ...dueFrom(id, now),
    ...parked,
  });
};

export const withdrawMailChange = (to: Receiver, name: string): Change =>
  deleteChange(Mails, { id: mailIdFor(to, name) });

/** Fails if someone else has requeued it. */
export const requeueMailChange = ({ id, version }: { id: string; version: number }, now: Date): Change =>
  updateChange(Mails, { id, ...dueFrom(id, now), ...untried }, { attr: 'version', eq: version });
